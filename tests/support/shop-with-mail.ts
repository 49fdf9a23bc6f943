import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { makeAccount } from './accounts.ts';
import { type ApiClient, clientOf } from './api-client.ts';
import { type LetterBox, startLetterBox } from './letter-box.ts';
import { type Shop, startShop } from './shop.ts';
import { tokenFor } from './tokens.ts';

/** An empty shop that sends its letters to a box, with somebody of its staff. */
export function openShopWithMail(settings: SQL) {
  const box = {} as LetterBox;
  const shop = {} as Shop;
  const staff = { username: '', token: '' };
  const call: ApiClient = (...request) => clientOf(shop.url)(...request);
  beforeAll(async () => {
    Object.assign(box, await startLetterBox());
    Object.assign(shop, await startShop({ variables: box.variables }));
    const account = await makeAccount(shop.database, 'staff');
    Object.assign(staff, { username: account.username, token: await tokenFor(account) });
    await shop.database.write(settings);
  });
  afterAll(async () => {
    await shop.stop();
    await box.stop();
  });
  return { box, shop, staff, call };
}

/** An address that no other test writes to. */
export const someone = () => `${crypto.randomUUID()}@example.com`;
