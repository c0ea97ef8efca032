-- Replays: of returns that were created before, any of them.
dofile(os.getenv("LIB") .. "/common.lua")
local made = tonumber(os.getenv("FROM")) - 64 -- of the last ones, some were under way when the load stopped

function request()
  sent = sent + 1
  return call(math.random(made))
end

response = expect("true")
