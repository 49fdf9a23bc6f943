import { beforeAll, describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { ShippingFee } from '../../../functions/ordering/shipping/contract.ts';
import type { Settings } from '../../../functions/settings/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCountry, makePrice } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const AS_BUILT: Settings = {
  shopName: null,
  blurb: null,
  address: null,
  email: null,
  ordersEmail: null,
  phone: null,
  ordersPhone: null,
  social: [],
  openingDay: null,
  bankAccount: null,
  checkoutNotice: null,
  timeZone: 'UTC',
  securityContact: null,
  brand: null,
  returnDays: null,
  returnPostage: null,
};

// The settings are one row: each test restores them.
describe('settings', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'admin'));
  });

  const put = (json: unknown, headers?: Record<string, string>) =>
    call<Settings>('PUT', '/api/settings', { json, token, ...(headers && { headers }) });
  const page = async (path: string) => (await call<string>('GET', path)).data.replaceAll('<!-- -->', '');

  test('settings appear on the pages, field by field, and empty ones are hidden', async () => {
    const shopName = aName('Shop');
    const given = {
      SHOPNAME: ` ${shopName} `,
      phone: '+49 (30) 123-4567',
      address: 'Unter den Linden 1\n10117 Berlin',
      social: [
        { label: 'Chat', url: 'chat.example/us' },
        { label: 'Pictures', url: 'HTTP://pictures.example' },
      ],
      openingDay: '2031-02-28',
    };
    const { status, data } = await put(given);
    expect(status).toBe(200);
    const { SHOPNAME: _, ...others } = given;
    const social = [
      { label: 'Chat', url: 'https://chat.example/us' },
      { label: 'Pictures', url: 'http://pictures.example' },
    ];
    expect(data).toEqual({ ...AS_BUILT, ...others, shopName, social });
    expect((await call<Settings>('GET', '/api/settings')).data).toEqual(data);

    const home = await page('/');
    expect(home).toContain(`<title>One shop for many countries – ${shopName}</title>`);
    expect(home).toContain(`"@type":"Organization","name":"${shopName}"`);
    expect(home).toContain(`© ${new Date().getUTCFullYear()} ${shopName}`);
    const contact = await page('/contact');
    for (const said of ['href="tel:+49(30)123-4567"', '10117 Berlin']) {
      expect(contact).toContain(said);
    }
    expect(contact).not.toContain('mailto:');
    const soon = await page('/coming-soon');
    for (const said of ['2031-02-28T12:00:00Z', 'href="https://chat.example/us"'])
      expect(soon).toContain(said);

    const emptied = { shopName: '', phone: null, address: '  ', social: [], openingDay: '' };
    expect((await put(emptied)).data).toEqual(AS_BUILT);
    expect(await page('/contact')).not.toContain('10117 Berlin');
    expect(await page('/coming-soon')).not.toContain('2031');
    expect(await page('/')).toContain(`© ${new Date().getUTCFullYear()} Meridian`);
  });

  test('PUT keeps omitted fields, and when two people edit, the second sees the first one’s change', async () => {
    const read = await call<Settings>('GET', '/api/settings');
    const seen = { 'If-Match': read.headers.get('ETag') ?? '' };
    expect((await put({ phone: '1' }, seen)).status).toBe(200);
    const refused = await put({ blurb: 'Mine' }, seen);
    expect({ status: refused.status, current: refused.problem.current }).toEqual({
      status: 412,
      current: { ...AS_BUILT, phone: '1' },
    });
    const now = { 'If-Match': refused.headers.get('ETag') ?? '' };
    expect((await put({ blurb: 'Mine' }, now)).data).toEqual({ ...AS_BUILT, phone: '1', blurb: 'Mine' });
    expect((await put({ phone: '', blurb: '' })).data).toEqual(AS_BUILT);
  });

  test('a change records its author, and an admin can undo it; staff cannot see or undo it', async () => {
    const { headers } = await put({ ...link('https://us.example'), phone: '1' });
    const change = headers.get('X-Change-Id');
    const staff = await tokenFor(await makeAccount(shop.database, 'staff'));
    const entries = async (as: string) =>
      (await call<HistoryEntry[]>('GET', `/api/history?change=${change}`, { token: as })).data;
    expect({ admin: (await entries(token)).map(({ kind }) => kind), staff: await entries(staff) }).toEqual({
      admin: ['settings'],
      staff: [],
    });
    const undo = (as: string) => call('POST', `/api/changes/${change}/undo`, { token: as });
    expect((await undo(staff)).status).toBe(404);
    expect((await undo(token)).data).toEqual({ undone: 1, left: 0 });
    expect((await call<Settings>('GET', '/api/settings')).data).toEqual(AS_BUILT);
  });

  const link = (url: unknown, label: unknown = 'Us') => ({ social: [{ label, url }] });
  test.each([
    ['a name of 41 letters', { shopName: 'x'.repeat(41) }, ['shopName']],
    ['a name with a control character', { shopName: 'a\u0000b' }, ['shopName']],
    ['a long blurb', { blurb: 'x'.repeat(501) }, ['blurb']],
    ['an invalid email', { email: 'hello', ordersEmail: 7 }, ['email', 'ordersEmail']],
    ['an invalid phone', { phone: 'call me', ordersPhone: '+' }, ['phone', 'ordersPhone']],
    ['a security contact of another kind', { securityContact: 'call us' }, ['securityContact']],
    [
      'a security contact without https',
      { securityContact: 'http://us.example/security' },
      ['securityContact'],
    ],
    ['an overlong brand', { brand: 'x'.repeat(71) }, ['brand']],
    ['a return period over a year', { returnDays: 366 }, ['returnDays']],
    ['an unknown payer of return postage', { returnPostage: 'nobody' }, ['returnPostage']],
    ['a nonexistent date', { openingDay: '2027-02-30' }, ['openingDay']],
    ['a date long ago', { openingDay: '1999-12-31' }, ['openingDay']],
    ['a script as link', link('javascript:alert(1)'), ['social.0.url']],
    ['a link with a hidden destination', link('https://us.example@them.example'), ['social.0.url']],
    ['a link without a name or an address', link('', ' '), ['social.0.label', 'social.0.url']],
    ['nine links', { social: Array(9).fill({ label: 'Us', url: 'https://us.example' }) }, ['social']],
    ['links that are not a list', { social: 'https://us.example' }, ['social']],
  ])('rejects %s, names the field and stores nothing', async (_, json, paths) => {
    const { status, problem } = await put(json);
    expect({ status, paths: problem.errors?.map(({ path }) => path) }).toEqual({ status: 422, paths });
    expect((await call<Settings>('GET', '/api/settings')).data).toEqual(AS_BUILT);
  });

  describe('shipping fees', () => {
    const listed = async () => (await call<ShippingFee[]>('GET', '/api/settings/shipping', { token })).data;
    const save = (fees: unknown) =>
      call<ShippingFee[]>('PUT', '/api/settings/shipping', { json: { fees }, token });
    const feesOf = (rows: ShippingFee[], ids: number[]) =>
      ids.map(id => rows.find(({ countryId }) => countryId === id)?.shippingFee);

    test('saves many fees at once, keeps the version of unchanged ones, and charges carts the new fee', async () => {
      const lands = [];
      for (const shippingFee of [3000, 3000, 490])
        lands.push(await makeCountry(shop.database, { shippingFee }));
      const ids = lands.map(({ countryId }) => countryId);
      const given = ids.map((countryId, at) => ({
        countryId: String(countryId),
        shippingFee: ['0.29', 7.9, 4.9][at],
        version: 1,
      }));
      const { status, data } = await save(given);
      expect({ status, fees: feesOf(data, ids) }).toEqual({ status: 200, fees: [0.29, 7.9, 4.9] });
      expect(ids.map(id => data.find(row => row.countryId === id)?.version)).toEqual([2, 2, 1]);
      const names = (await listed()).map(({ countryName }) => countryName.toLowerCase());
      expect(names).toEqual([...names].sort());

      const [{ countryId = 0, countryCode: country = '' } = {}] = lands;
      const { productCode } = await makePrice(shop.database, { countryId, netPrice: 1000 });
      const lines = [{ productCode, quantity: 1 }];
      const quote = await call<Quote>('POST', '/api/cart/quote', { json: { country, lines } });
      expect(quote.data).toMatchObject({ shipping: 0.29, total: 10.29 });
    });

    test('saves none if one was changed or deleted since, and returns the current fees', async () => {
      const [one, other] = [await makeCountry(shop.database), await makeCountry(shop.database)];
      const ids = [one.countryId, other.countryId];
      const fees = ids.map(countryId => ({ countryId, shippingFee: 1, version: 1 }));
      await call('PUT', `/api/countries/${other.countryId}`, { json: { shippingFee: 2 }, token });
      for (const given of [fees, [fees[0], { countryId: 99_999_999, shippingFee: 1, version: 1 }]]) {
        const refused = await save(given);
        expect({
          status: refused.status,
          fees: feesOf(refused.problem.current as ShippingFee[], ids),
        }).toEqual({ status: 412, fees: [30, 2] });
      }
      const races = Array.from({ length: 10 }, (_, at) =>
        save([{ countryId: one.countryId, shippingFee: at + 1, version: 1 }]),
      );
      const statuses = (await Promise.all(races)).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(9).fill(412)]);
    });

    test('names an invalid fee by its index, and saves none of the others', async () => {
      const { countryId } = await makeCountry(shop.database);
      const right = { countryId, shippingFee: 1, version: 1 };
      for (const [fees, path] of [
        [[right, { ...right, countryId: countryId + 1, shippingFee: -1 }], 'fees.1.shippingFee'],
        [[{ ...right, shippingFee: 1.005 }], 'fees.0.shippingFee'],
        [[right, right], 'fees'],
        ['all', 'fees'],
      ]) {
        const { status, problem } = await save(fees);
        expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
          status: 422,
          paths: [path],
        });
      }
      expect(feesOf(await listed(), [countryId])).toEqual([30]);
    });
  });
});
