-- What both loads share: the customer's headers, the call for order n, and the count of answers that are not what they must be.
sent, wrong, example = 0, 0, ""
local headers = {["Authorization"] = "Bearer " .. os.getenv("CUSTOMER"), ["Content-Type"] = "application/json"}
local body = '{"orderNumber": "bench-%d", "resolution": "refund", "lines": '
  .. '[{"lineId": "1", "quantity": 1, "reason": "size_too_small", "note": "Tight at the shoulders"}]}'

function call(n)
  headers["Idempotency-Key"] = "bench-" .. n
  return wrk.format("POST", "/returns", headers, body:format(n))
end

function expect(replayed)
  return function(status, headers, answer)
    if status ~= 201 or headers["Idempotency-Replayed"] ~= replayed then
      wrong = wrong + 1
      example = status .. " " .. answer
    end
  end
end

local threads = {}
function setup(thread) table.insert(threads, thread) end

function done()
  for _, thread in ipairs(threads) do
    print("sent " .. thread:get("sent"))
    print("wrong " .. thread:get("wrong") .. " " .. thread:get("example"))
  end
end
