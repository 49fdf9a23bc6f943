import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../../db/schema/addresses.ts';
import { orders } from '../../../db/schema/orders.ts';
import { pointsMoves } from '../../../db/schema/points-moves.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { Account } from '../../../functions/people/accounts/contract.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { makeAttempts } from '../../support/attempts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { A_SAVED_ADDRESS } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('deleting an account', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);

  const remove = (token: string, password = PASSWORD) =>
    call('DELETE', '/api/accounts/me', { token, json: { password } });
  const move = (order: Order, token: string, to: Order['state']) =>
    call<Order>('POST', `/api/orders/${order.orderNumber}/moves`, { token, json: { to } });

  test('ends it, but keeps finished orders for the books without naming their owner', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const [mine, staff] = [await tokenFor(user), await tokenFor(await makeAccount(shop.database, 'staff'))];
    const { order } = await sell({ stockAvailable: 9, pv: 1200, pq: 600 });
    const named = {
      ...order,
      billing: { ...order.billing, company: 'Lang & Co.', lastName: `Q${user.username}` },
      shipping: order.billing,
      notes: 'The bell is broken',
    };
    const guest = (await place(named)).data;
    const [bought, calledOff] = [
      (await place(named, { token: mine })).data,
      (await place(named, { token: mine })).data,
    ];
    const me = await call<Account>('GET', '/api/accounts/me', { token: mine });
    expect(me.data.points).toEqual({ pv: 24, pq: 12 });
    await call('POST', '/api/accounts/me/addresses', { token: mine, json: A_SAVED_ADDRESS });

    const refused = expectProblem(await remove(mine), 409);
    expect(refused.detail).toContain(bought.orderNumber);
    expect(refused.references).toMatchObject([{ kind: 'orders', count: 2 }]);
    expect((await move(calledOff, mine, 'cancelled')).status).toBe(200);
    for (const to of ['paid', 'shipped'] as const) await move(bought, staff, to);
    expectProblem(await remove(mine), 409);
    await move(bought, staff, 'delivered');

    expect((await remove(mine)).status).toBe(204);
    expectProblem(await call('GET', '/api/accounts/me', { token: mine }), 401);
    const login = { json: { username: user.username, password: PASSWORD } };
    expectProblem(await call('POST', '/api/auth/login', login), 401);
    const { userId } = user;
    expect(await shop.database.read(build.select().from(users).where(eq(users.userId, userId)))).toEqual([]);
    expect(
      await shop.database.read(build.select().from(addresses).where(eq(addresses.userId, userId))),
    ).toEqual([]);
    expect(
      await shop.database.read(build.select().from(pointsMoves).where(eq(pointsMoves.userId, userId))),
    ).toEqual([]);

    const left = await call<Order[]>('GET', `/api/orders?country=${order.country}`, { token: staff });
    expect(left.data.map(({ orderNumber, total }) => [orderNumber, total])).toEqual(
      [calledOff, bought, guest].map(({ orderNumber, total }) => [orderNumber, total]),
    );
    const text = JSON.stringify(left.data.slice(0, 2));
    for (const said of [user.username, 'Maria', 'Lang', 'Lindenstra', '1234567', 'maria@', 'bell']) {
      expect({ said, isKept: text.includes(said) }).toEqual({ said, isKept: false });
    }
    expect(left.data[0]?.billing).toMatchObject({ firstName: 'Deleted', lastName: 'account' });
    expect(left.data[2]).toMatchObject({ billing: named.billing, notes: named.notes });
    const found = await call<Order[]>('GET', `/api/orders?q=Q${user.username}`, { token: staff });
    expect(found.data.map(({ orderNumber }) => orderNumber)).toEqual([guest.orderNumber]);
    const emails = await shop.database.read(build.select({ email: orders.email }).from(orders));
    expect(emails.filter(({ email }) => /^deleted-[0-9a-f]{32}@invalid$/.test(email))).toHaveLength(2);
  });

  test('requires its password, which a stolen sign-in gets few guesses at; staff are removed by others', async () => {
    const user = await makeAccount(shop.database, 'customer');
    const token = await tokenFor(user);
    await makeAttempts(shop.database, {
      of: 'password-change-account',
      subject: String(user.userId),
      made: 49,
    });
    expect(expectProblem(await remove(token, 'a guess'), 422).errors?.[0]?.path).toBe('password');
    expectProblem(await remove(token), 429);
    const staff = await tokenFor(await makeAccount(shop.database, 'staff'));
    expect(expectProblem(await remove(staff), 409).detail).toContain('administrator');
  });
});
