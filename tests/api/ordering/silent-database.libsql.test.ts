import { expect, onTestFinished, test } from 'vitest';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { clientOf } from '../../support/api-client.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { INSERTS_ORDER, startLibsqlProxy } from '../../support/libsql-proxy.ts';
import { expectProblem } from '../../support/problems.ts';
import { startShop } from '../../support/shop.ts';
import { standInFor } from '../../support/silent-server.ts';

test('while the database does not respond, a buyer learns as soon as a reader, and the next ones at once', async () => {
  const shop = await startShop();
  onTestFinished(shop.stop);
  const call = clientOf(shop.url);
  const { sell, place } = buyersOf(shop, call);
  const { order } = await sell({ netPrice: 1000, stockAvailable: 5 });
  await shop.lose('database');
  const database = await standInFor(shop.databaseUrl, { hangsUp: false });
  onTestFinished(database.stop);

  const placed = place(order);
  // One after the other, so that together they wait twice as long.
  const read = call('GET', '/api/countries?page=1').then(() => call('GET', '/api/countries?page=2'));
  expect(await Promise.race([placed.then(() => 'the buyer'), read.then(() => 'the readers')])).toBe(
    'the buyer',
  );
  expectProblem(await placed, 503);
  await read;
  const asked = database.connections();
  for (let times = 0; times < 50; times += 1) expectProblem(await place(order), 503);
  expect(database.connections() - asked).toBeLessThan(12);
});

test('an order written without a response is reported as possibly placed, and found by its key', async () => {
  const proxy = await startLibsqlProxy();
  onTestFinished(proxy.stop);
  const shop = await startShop({ variables: { LIBSQL_URL: proxy.url } });
  onTestFinished(shop.stop);
  proxy.passTo(shop.databaseUrl);
  const call = clientOf(shop.url);
  const { sell, place } = buyersOf(shop, call);
  const { order } = await sell({ netPrice: 1000, stockAvailable: 5 });

  const headers = aKey();
  void proxy.hold(INSERTS_ORDER);
  const answer = await place(order, { headers });
  expect(expectProblem(answer, 503).detail).toContain('may or may not have been placed');
  expect(answer.headers.has('Retry-After')).toBe(true);
  proxy.release();

  const sent = await call<Order>('GET', `/api/orders/sent?email=${order.billing.email}`, { headers });
  expect(sent.status).toBe(200);
  const again = await place(order, { headers });
  expect({ status: again.status, number: again.data.orderNumber }).toEqual({
    status: 200,
    number: sent.data.orderNumber,
  });
});
