import { beforeAll, describe, expect, test } from 'vitest';
import type { BulkResult } from '../../../functions/bulk/contract.ts';
import type { HistoryEntry, Undone } from '../../../functions/office/history/contract.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { Coupon } from '../../../functions/pricing/coupons/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { makeCoupon } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const aCode = () => `C-${crypto.randomUUID()}`;

describe('coupons', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  const create = (json: object) => call<Coupon>('POST', '/api/coupons', { json, token });
  const change = (id: number, json: object, headers = {}) =>
    call<Coupon>('PUT', `/api/coupons/${id}`, { json, headers, token });
  const list = async (search: string) => {
    const { data } = await call<Coupon[]>('GET', `/api/coupons?${search}`, { token });
    return data.map(({ couponCode }) => couponCode);
  };
  const orderWith = async (coupon: string) => {
    const { order } = await sell({ netPrice: 1000, stockAvailable: 9 });
    const { status, data } = await place({ ...order, coupon });
    expect(status).toBe(201);
    return data;
  };

  test('stores a percentage or an amount, its dates and its limit as they were given', async () => {
    const couponCode = aCode();
    const nothing = { denomination: null, validFrom: null, validUntil: null, mostUses: null };
    const share = await create({ couponCode, percentage: '12.5' });
    expect(share.status).toBe(201);
    expect(share.data).toEqual({
      couponId: expect.any(Number),
      couponCode,
      percentage: 12.5,
      amount: null,
      ...nothing,
      uses: 0,
      displayStatus: true,
      createdAt: expect.any(String),
    });
    expect((await call('GET', share.headers.get('Location') ?? '', { token })).data).toEqual(share.data);
    const amount = {
      amount: 5,
      denomination: 'EUR',
      validFrom: '2026-09-01T10:00:00+02:00',
      validUntil: '2026-09-30T22:00:00.000Z',
      mostUses: 3,
      displayStatus: false,
    };
    const { data } = await create({ couponCode: aCode(), ...amount });
    expect(data).toMatchObject({ ...amount, percentage: null, validFrom: '2026-09-01T08:00:00.000Z' });
    const taken = expectProblem(await create({ couponCode: couponCode.toLowerCase(), percentage: 1 }), 409);
    expect(taken.errors?.map(({ path }) => path)).toEqual(['couponCode']);
  });

  test.each([
    ['neither a percentage nor an amount', {}, 'percentage'],
    ['both', { percentage: 10, amount: 5, denomination: 'EUR' }, 'percentage'],
    ['an amount without a currency', { amount: 5 }, 'denomination'],
    ['more than 100%', { percentage: 100.01 }, 'percentage'],
    ['a zero discount', { percentage: 0 }, 'percentage'],
    ['an amount with three decimals', { amount: 0.333, denomination: 'EUR' }, 'amount'],
    ['a code of two letters', { couponCode: 'AB', percentage: 10 }, 'couponCode'],
    ['a code with a space', { couponCode: 'TEN OFF', percentage: 10 }, 'couponCode'],
    ['a limit of zero uses', { percentage: 10, mostUses: 0 }, 'mostUses'],
    ['an invalid date', { percentage: 10, validFrom: '2026-02-30T00:00:00Z' }, 'validFrom'],
    [
      'an end before the start',
      { percentage: 10, validFrom: '2026-09-02T00:00:00Z', validUntil: '2026-09-01T00:00:00Z' },
      'validUntil',
    ],
  ])('rejects %s and names the field', async (_, json, path) => {
    const { errors } = expectProblem(await create({ couponCode: aCode(), ...json }), 422);
    expect(errors?.map(error => error.path)).toEqual([path]);
  });

  test('treats the currency eur as EUR when creating and changing', async () => {
    const { data } = await create({ couponCode: aCode(), amount: 5, denomination: 'eur' });
    expect(data.denomination).toBe('EUR');
    const changed = await change(data.couponId, { denomination: 'chf' });
    expect(changed.data.denomination).toBe('CHF');
  });

  test('PUT keeps omitted fields, can turn a percentage into an amount, and rejects an end before the start', async () => {
    const { couponId } = await makeCoupon(shop.database, { validFrom: new Date('2026-09-02T00:00:00Z') });
    const { data, headers } = await change(couponId, { amount: 5, denomination: 'EUR' });
    expect(data).toMatchObject({ percentage: null, amount: 5, validFrom: '2026-09-02T00:00:00.000Z' });
    expect(headers.get('ETag')).toBe('"2"');
    expect((await change(couponId, { percentage: 7 })).data).toMatchObject({
      percentage: 7,
      amount: null,
      denomination: null,
    });
    const path = async (json: object) =>
      expectProblem(await change(couponId, json), 422).errors?.map(error => error.path);
    expect(await path({ validUntil: '2026-09-01T00:00:00Z' })).toEqual(['validUntil']);
    expect(await path({ amount: 5 })).toEqual(['denomination']);
    expect(await path({ percentage: null })).toEqual(['percentage']);
    expectProblem(await change(couponId, { displayStatus: false }, { 'If-Match': '"2"' }), 412);
  });

  test('cannot be deleted while orders use it, and its limit is never below its uses', async () => {
    const { couponId, couponCode } = await makeCoupon(shop.database);
    const [first, second] = [await orderWith(couponCode), await orderWith(couponCode)];
    expect(first).toMatchObject({ coupon: couponCode, discount: 1 });
    const path = `/api/coupons/${couponId}`;
    expect((await call<Coupon>('GET', path, { token })).data.uses).toBe(2);
    const tooLow = expectProblem(await change(couponId, { mostUses: 1 }), 422);
    expect(tooLow.errors).toEqual([
      { path: 'mostUses', message: expect.stringMatching(/^The limit of uses can’t be below/) },
    ]);
    const inUse = expectProblem(await call('DELETE', path, { token }), 409);
    expect(inUse.detail).toBe('2 orders use this coupon. Deactivate it instead');
    expect(inUse.references).toEqual([
      { kind: 'orders', count: 2, names: [first.orderNumber, second.orderNumber] },
    ]);
    const free = await makeCoupon(shop.database);
    const bulk = await call<BulkResult>('POST', '/api/coupons/bulk', {
      json: { action: 'delete', keys: [couponId, free.couponId] },
      token,
    });
    expect(bulk.data).toMatchObject({ changed: 1, kept: 1, keptNames: [couponCode] });

    for (const { orderNumber } of [first, second]) {
      const cancelled = { json: { to: 'cancelled' }, token };
      expect((await call<Order>('POST', `/api/orders/${orderNumber}/moves`, cancelled)).status).toBe(200);
    }
    expect((await call('DELETE', path, { token })).status).toBe(204);
  });

  test('the list is filtered by code and status and sorted; a change is in the history and can be undone', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const make = (name: string, given = {}) =>
      makeCoupon(shop.database, { couponCode: `${word}-${name}`, ...given });
    const { couponId } = await make('a', { createdAt: new Date(1) });
    await make('b', { createdAt: new Date(2), displayStatus: false });
    const named = (...names: string[]) => names.map(name => `${word}-${name}`);
    expect(await list(`q=${word.toUpperCase()}`)).toEqual(named('b', 'a'));
    expect(await list(`q=${word}&sort=couponCode`)).toEqual(named('a', 'b'));
    expect(await list(`q=${word}&displayStatus=true`)).toEqual(named('a'));

    const limited = await change(couponId, { mostUses: 2, validUntil: '2099-01-01T00:00:00Z' });
    const entries = await call<HistoryEntry[]>('GET', `/api/history?kind=coupons&key=${couponId}`, {
      token,
    });
    expect(entries.data[0]?.changes).toEqual([
      { field: 'validUntil', old: null, new: '2099-01-01T00:00:00.000Z' },
      { field: 'mostUses', old: null, new: 2 },
    ]);
    const undo = (changeId: string | null) =>
      call<Undone>('POST', `/api/changes/${changeId}/undo`, { token });
    expect((await undo(limited.headers.get('X-Change-Id'))).data.undone).toBe(1);

    const few = await change(couponId, { mostUses: 1 });
    const many = await change(couponId, { mostUses: 9 });
    for (let uses = 0; uses < 2; uses += 1) await orderWith(`${word}-a`);
    expect(few.status).toBe(200);
    const refused = expectProblem(await undo(many.headers.get('X-Change-Id')), 409);
    expect(refused.detail).toMatch(/more orders have used the coupon/);
  });
});
