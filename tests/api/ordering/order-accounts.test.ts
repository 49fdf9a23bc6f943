import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import { makeAccount, newcomer, signIn } from '../../support/accounts.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShopWithMail, someone, untilSent } from '../../support/shop-with-mail.ts';

describe('an account created with an order, in a shop with mail', () => {
  const { box, shop, call } = openShopWithMail(sql`UPDATE settings SET shop_name = 'Kiosk'`);
  const { sell, place } = buyersOf(shop, call);
  const linkIn = (text: string) => /account\/email#token=(\S+)/.exec(text)?.[1] ?? '';
  const me = async (token: string) => (await call<Account>('GET', '/api/accounts/me', { token })).data;

  async function orderWith(email: string | null, account = newcomer()) {
    const { order } = await sell({});
    const { username, password } = account;
    const json = { ...order, billing: { ...order.billing, email }, account: { username, password } };
    const headers = aKey();
    return { username, placed: await place(json, { headers }), again: () => place(json, { headers }) };
  }

  test('the screen does not reveal which addresses have an account; only an email does', async () => {
    const other = await makeAccount(shop.database, 'customer', { email: someone() });
    const free = someone();
    for (const email of [other.email, free]) {
      const { username, placed, again } = await orderWith(email);
      expect(placed.status).toBe(201);
      expect((await again()).status, 'sent again').toBe(200);
      const token = await signIn(call, username);
      expect(await me(token)).toMatchObject({ email: null, newEmail: email });
      const mine = await call<Order[]>('GET', '/api/orders', { token });
      expect(mine.data.map(({ orderNumber }) => orderNumber)).toEqual([placed.data.orderNumber]);
    }
    const emailText = (await box.emailTo(other.email ?? '', 'Your account at Kiosk')).text;
    expect(emailText).toContain('You already have an account');
    expect(linkIn(emailText)).toBe('');
    await box.emailTo(other.email ?? '', 'Your order');
    const token = linkIn((await box.emailTo(free, 'Confirm your new address')).text);
    const confirmed = await call('POST', '/api/accounts/email-confirmations', { json: { token } });
    expect(confirmed).toMatchObject({ status: 200, data: { email: free } });
  });

  test('an order that fails leaves the existing account unchanged and sends no email', async () => {
    const owner = await makeAccount(shop.database, 'customer', { email: someone() });
    const email = someone();
    const { placed } = await orderWith(email, { ...newcomer(), username: owner.username });
    expect(expectProblem(placed, 409).errors?.[0]?.path).toBe('account.username');
    await untilSent(shop);
    expect(box.letters.filter(({ to }) => to === email)).toEqual([]);
    expect(await me(await signIn(call, owner.username))).toMatchObject({
      email: owner.email,
      newEmail: null,
    });
  });
});
