-- Every request of wrk is an order of its own, of one to three pieces of one of many products.
function init(args)
  math.randomseed(os.time())
  country, most = args[1], tonumber(args[2])
  run, orders = string.format("%x-%x", os.time(), math.random(0, 0xffffff)), 0
end

function request()
  orders = orders + 1
  wrk.headers["Content-Type"] = "application/json"
  wrk.headers["Idempotency-Key"] = "bench-" .. run .. "-" .. orders
  return wrk.format("POST", nil, nil, string.format([[{
    "country": "%s", "payment": "cash-on-delivery", "lines": [{ "productCode": %d, "quantity": %d }],
    "billing": { "firstName": "Maria", "lastName": "Lang", "address": "Lindenstr. 12", "city": "Berlin",
      "state": "Berlin", "postcode": "10969", "country": "Germany", "email": "%s-%d@example.com", "phone": "+49 30 1" }
  }]], country, math.random(1, most), math.random(1, 3), run, orders))
end
