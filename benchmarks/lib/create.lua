-- First creates: each of an order that has no return yet, with a key of its own.
dofile(os.getenv("LIB") .. "/common.lua")
local from = tonumber(os.getenv("FROM"))
sent = -1 -- wrk asks for a first request that it does not send

function request()
  sent = sent + 1
  return call(from + sent)
end

response = expect(nil)
