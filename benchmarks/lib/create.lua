-- First creates: each of an order that has no return yet, with a key of its own.
dofile(os.getenv("LIB") .. "/common.lua")
local from = tonumber(os.getenv("FROM"))

function request()
  sent = sent + 1
  return call(from + sent)
end

function response(status, headers)
  if status ~= 201 or headers["Idempotency-Replayed"] then wrong = wrong + 1 end
end
