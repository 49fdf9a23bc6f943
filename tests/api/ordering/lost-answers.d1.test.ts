import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buyersOf } from '../../support/buyers.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop({ losesAnswers: true });
const { sell, place } = buyersOf(shop, call);

test('an order whose database response was lost is placed once, and the buyer learns so', async () => {
  for (const stockAvailable of [5, 1]) {
    const { order, lines } = await sell({ netPrice: 1000, stockAvailable });
    const { status, data } = await place(order);
    expect({ status, number: data.orderNumber }).toEqual({
      status: expect.toBeOneOf([200, 201]),
      number: expect.any(String),
    });
    const code = lines[0]?.productCode;
    const [found] = await shop.database.read(sql<{ orders: number; stock: number }>`
      SELECT count(DISTINCT order_id) AS orders, min(stock_available) AS stock
      FROM order_lines JOIN product_prices USING (product_code) WHERE product_code = ${code}`);
    expect(found).toEqual({ orders: 1, stock: stockAvailable - 1 });
  }
});
