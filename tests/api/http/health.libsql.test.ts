import { expect, onTestFinished, test } from 'vitest';
import type { HealthDetails } from '../../../functions/health/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { clientOf } from '../../support/api-client.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { startShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

async function openShop(variables?: Record<string, string>) {
  const shop = await startShop({ variables });
  onTestFinished(shop.stop);
  const call = clientOf(shop.url);
  const staff = await makeAccount(shop.database, 'staff');
  const token = await tokenFor(staff);
  const look = (token?: string) => call<HealthDetails>('GET', '/api/health/details', { token });
  // Its client reads the document while the shop is healthy.
  await look(token);
  return { shop, call, look, staff, token };
}

test('while the database is down, staff still see which part fails, and nothing that needs the database', async () => {
  const { shop, look, token } = await openShop();
  await shop.lose('database');
  for (let times = 0; times < 5; times += 1) {
    const { status, data, headers } = await look(token);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      parts: {
        database: { state: 'silent', ms: null },
        pictures: { state: 'ok', ms: expect.any(Number), isSpared: false },
      },
      records: null,
      alarms: ['database-silent'],
    });
    expect(headers.get('Server-Timing')).toBeNull();
  }
  expect((await look(token)).data.parts.database.isSpared).toBe(true);

  await shop.regain('database');
  await expect.poll(async () => (await look(token)).data.alarms).toEqual(['backup-missing']);
});

test('while the database is down, no one else sees it, and no one sees more than before', async () => {
  const { shop, look, call, token } = await openShop();
  const customer = await tokenFor(await makeAccount(shop.database, 'customer'));
  await shop.lose('database');
  expect((await look()).status).toBe(401);
  expect((await look('not.a.token')).status).toBe(401);
  expect((await look(`${token.slice(0, -6)}AAAAAA`)).status).toBe(401);
  expect((await look(customer)).status).toBe(403);
  expect((await call('GET', '/api/customers', { token })).status).toBe(503);
});

test('an ended sign-in sees nothing', async () => {
  const { shop, look, staff, token } = await openShop();
  const admin = await tokenFor(await makeAccount(shop.database, 'admin'));
  await clientOf(shop.url)('POST', `/api/accounts/${staff.userId}/disable`, { token: admin });
  await clientOf(shop.url)('POST', '/api/auth/logout', { token });
  expect((await look(token)).status).toBe(401);
});

test('reports a picture store and a mail service that do not respond', async () => {
  const box = await startMailbox();
  onTestFinished(async () => void (await box.stop()));
  const { shop, look, token } = await openShop(box.variables);
  expect((await look(token)).data.parts.mail).toEqual({ state: 'assumed', ms: null, isSpared: false });
  await shop.lose('pictures');
  expect((await look(token)).data).toMatchObject({
    parts: { database: { state: 'ok' }, pictures: { state: 'silent', ms: null } },
    alarms: ['pictures-silent', 'backup-missing'],
  });
});
