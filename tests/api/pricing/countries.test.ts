import { beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '../../../functions/ordering/cart/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aName, makeCountry } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

let made = 0;
/** Two characters, unlike those from a factory. */
const aShortCode = () => (made++ + 360).toString(36).toUpperCase();
const aCountry = () => ({
  countryCode: aShortCode(),
  countryName: aName('Freedonia'),
  denomination: 'EUR',
});

describe('countries', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'admin'));
  });

  const create = (json: unknown) => call<Country>('POST', '/api/countries', { json, token });
  const list = (path: string, as?: string) => call<Country[]>('GET', `/api/countries${path}`, { token: as });

  describe('creating', () => {
    test('stores a new country, active by default and dated, at the address in Location', async () => {
      const given = aCountry();
      const created = await create(given);
      expect(created.status).toBe(201);
      expect(created.data).toEqual({
        countryId: expect.any(Number),
        ...given,
        displayStatus: true,
        shippingFee: 30,
        deliveryDaysFrom: null,
        deliveryDaysTo: null,
        orderBy: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      expect(created.headers.get('Location')).toBe(`/api/countries/${created.data.countryId}`);
      expect(created.headers.get('ETag')).toBe('"1"');
      expect((await list(`/${created.data.countryId}`)).data).toEqual(created.data);
    });

    test('accepts field names in any case and flags as text, and trims spaces', async () => {
      const { countryCode, countryName } = aCountry();
      const { status, data } = await call<Country>('POST', '/API/Countries/', {
        json: {
          CountryCode: ` ${countryCode.toLowerCase()} `,
          COUNTRYNAME: ` ${countryName}\n`,
          Denomination: '  Złoty polski ',
          displaystatus: 'FALSE',
          SHIPPINGFEE: '4.9',
        },
        token,
      });
      expect(status).toBe(201);
      expect(data).toMatchObject({
        countryCode,
        countryName,
        denomination: 'Złoty polski',
        displayStatus: false,
        shippingFee: 4.9,
      });
    });

    test('stores a code in capitals, however it is typed, and finds it in any case', async () => {
      const [first, second] = [aShortCode(), aShortCode()];
      const created = await create({ ...aCountry(), countryCode: first.toLowerCase() });
      expect(created.data.countryCode).toBe(first);
      const path = `/api/countries/${created.data.countryId}`;
      const json = { countryCode: second.toLowerCase() };
      const changed = await call<Country>('PUT', path, { json, token });
      expect(changed.data.countryCode).toBe(second);
      for (const code of [second, second.toLowerCase()]) {
        const quoted = await call<Quote>('POST', '/api/cart/quote', { json: { country: code, lines: [] } });
        expect(quoted.data.country.countryCode).toBe(second);
      }
    });

    test.each([
      ['a code of three letters, in capitals', ' kwd ', 'KWD'],
      ['any other name, as typed', 'Manx pounds', 'Manx pounds'],
    ])('stores its currency: %s', async (_, denomination, kept) => {
      const created = await create({ ...aCountry(), denomination });
      expect(created.data.denomination).toBe(kept);
      const json = { denomination: 'Shells' };
      const path = `/api/countries/${created.data.countryId}`;
      await call<Country>('PUT', path, { json, token });
      const changed = await call<Country>('PUT', path, { json: { denomination }, token });
      expect(changed.data.denomination).toBe(kept);
    });

    test('ignores an id and a date sent by a client', async () => {
      const createdAt = '2001-01-01T00:00:00.000Z';
      const { data, headers } = await create({
        ...aCountry(),
        countryId: 99_999_999,
        createdAt,
      });
      expect(data.countryId).not.toBe(99_999_999);
      expect(data.createdAt).not.toBe(createdAt);
      expect(headers.get('ETag')).toBe('"1"');
    });

    test.each(['A', 'DE', 'DEU', '١٢٣'])('a code may have one to three characters: %s', async code => {
      const { status, data } = await create({ ...aCountry(), countryCode: code });
      expect({ status, countryCode: data.countryCode }).toEqual({ status: 201, countryCode: code });
    });

    test('rejects a code or a name that already exists in any case, and names the field', async () => {
      const there = await makeCountry(shop.database);
      const { countryCode, countryName } = there;
      const clashes = [
        [{ countryCode: countryCode.toLowerCase() }, 'countryCode', 'code'],
        [{ countryName: countryName.toUpperCase() }, 'countryName', 'name'],
      ] as const;
      for (const [taken, path, what] of clashes) {
        const { status, problem } = await create({ ...aCountry(), ...taken });
        expect(status).toBe(409);
        expect(problem.errors).toEqual([{ path, message: `A country with this ${what} already exists` }]);
      }
    });

    test('creates one country when twenty requests use the same one at once', async () => {
      const json = aCountry();
      const answers = await Promise.all(Array.from({ length: 20 }, () => create(json)));
      expect(answers.map(answer => answer.status).sort()).toEqual([201, ...Array(19).fill(409)]);
      expect((await list(`?q=${encodeURIComponent(json.countryName)}`)).data).toHaveLength(1);
    });

    const all = ['countryCode', 'countryName', 'denomination'];
    test.each([
      ['nothing', {}, all],
      ['empty texts', { countryCode: '', countryName: '', denomination: '' }, all],
      ['texts of only spaces', { countryCode: ' ', countryName: '\t', denomination: '\n' }, all],
      ['nulls', { countryCode: null, countryName: null, denomination: null }, all],
      ['numbers', { countryCode: 1, countryName: 2, denomination: 3 }, all],
      ['a code of four letters', { ...aCountry(), countryCode: 'EURO' }, ['countryCode']],
      ['a code with a control character', { ...aCountry(), countryCode: 'D\u0000' }, ['countryCode']],
      ['a name of 101 letters', { ...aCountry(), countryName: 'x'.repeat(101) }, ['countryName']],
      ['a currency of 51 letters', { ...aCountry(), denomination: 'x'.repeat(51) }, ['denomination']],
      ['an invalid status', { ...aCountry(), displayStatus: 'shown' }, ['displayStatus']],
      ['a number as status', { ...aCountry(), displayStatus: 1 }, ['displayStatus']],
      ['a negative fee', { ...aCountry(), shippingFee: -0.01 }, ['shippingFee']],
      ['a fee with three decimals', { ...aCountry(), shippingFee: 1.005 }, ['shippingFee']],
      ['a list', [], ['']],
      ['a text', 'DE', ['']],
    ])('rejects %s, names every invalid field and stores nothing', async (_, json, paths) => {
      const before = (await list('', token)).data;
      const { status, problem } = await create(json);
      expect(status).toBe(422);
      expect(problem.errors?.map(error => error.path)).toEqual(paths);
      expect((await list('', token)).data).toEqual(before);
    });
  });

  describe('reading', () => {
    test('shows visitors active countries only, and staff all of them', async () => {
      const { countryId } = await makeCountry(shop.database, { displayStatus: false });
      const ids = async (path: string, as?: string) => (await list(path, as)).data.map(row => row.countryId);
      for (const path of ['', '?displayStatus=false', '?page=1&pageSize=100&sort=-countryId']) {
        expect(await ids(path)).not.toContain(countryId);
        expect(await ids(path, token)).toContain(countryId);
      }
      expect((await list(`/${countryId}`)).status).toBe(404);
      expect((await list(`/${countryId}`, token)).status).toBe(200);
    });

    test('returns the complete list as a bare array without parameters', async () => {
      for (let count = 0; count < 25; count += 1) await makeCountry(shop.database);
      const { data, headers } = await list('');
      expect(data.length).toBeGreaterThanOrEqual(25);
      expect(headers.get('X-Total-Count')).toBe(String(data.length));
      expect(headers.has('Link')).toBe(false);
      const page = await list('?pageSize=10');
      expect(page.data).toEqual(data.slice(0, 10));
      expect(page.headers.get('Link')).toContain('rel="next"');
    });

    test('pages contain every row once, each field sorts, and the status filter separates active from inactive', async () => {
      const word = crypto.randomUUID();
      const make = (name: string, given: Parameters<typeof makeCountry>[1]) =>
        makeCountry(shop.database, { ...given, countryName: `${word} ${name}` });
      await make('b', { countryCode: 'Q2', denomination: 'AAA', createdAt: new Date(3000) });
      await make('A', { countryCode: 'Q3', denomination: 'CCC', createdAt: new Date(1000) });
      await make('c', {
        countryCode: 'Q1',
        denomination: 'BBB',
        createdAt: new Date(2000),
        displayStatus: false,
      });
      const found = async (search: string) =>
        (await list(`?q=${word}&${search}`, token)).data
          .map(row => row.countryName.slice(word.length + 1))
          .join('');

      expect(await found('')).toBe('bAc');
      expect(await found('sort=-countryId')).toBe('cAb');
      expect(await found('sort=countryName')).toBe('Abc');
      expect(await found('sort=countryCode')).toBe('cbA');
      expect(await found('sort=-denomination')).toBe('Acb');
      expect(await found('sort=createdAt')).toBe('Acb');
      expect(await found('Sort=-CREATEDAT')).toBe('bcA');
      expect(await found('sort=displayStatus')).toBe('cbA');
      expect(await found('displayStatus=true')).toBe('bA');
      expect(await found('displayStatus=false')).toBe('c');
      expect(await found('page=2&pageSize=2')).toBe('c');
      expect(await found('page=3&pageSize=2')).toBe('');
      expect((await list(`?q=${word}&page=1`)).headers.get('X-Total-Count')).toBe('2');
    });

    test('searches the name, the code and the currency, and treats wildcards literally', async () => {
      const denomination = `${crypto.randomUUID().slice(0, 30)} 100%`;
      const countryName = aName('Sought_for');
      const { countryId, countryCode } = await makeCountry(shop.database, { denomination, countryName });
      for (const q of [denomination, denomination.toUpperCase(), countryName, countryCode.toLowerCase()]) {
        const { data } = await list(`?q=${encodeURIComponent(q)}`);
        expect(data.map(row => row.countryId)).toContain(countryId);
      }
      const wild = [denomination.replace('%', '_'), countryName.replace('_', '%')];
      for (const q of wild) expect((await list(`?q=${encodeURIComponent(q)}`)).data).toEqual([]);
    });

    test.each([
      ['sort=version', 'sort'],
      ['sort=countryId desc', 'sort'],
      ['page=0', 'page'],
      ['page=1.5', 'page'],
      ['pageSize=0', 'pageSize'],
      ['pageSize=101', 'pageSize'],
      ['displayStatus=perhaps', 'displayStatus'],
      [`q=${'x'.repeat(201)}`, 'q'],
    ])('rejects ?%s, naming %s', async (search, path) => {
      const { status, problem } = await call('GET', `/api/countries?${search}`);
      expect({ status, paths: problem.errors?.map(error => error.path) }).toEqual({
        status: 422,
        paths: [path],
      });
    });

    test('returns 304 to a client with the current version, and 400 for a malformed id', async () => {
      const { countryId } = await makeCountry(shop.database);
      const etag = (await list(`/${countryId}`)).headers.get('ETag') ?? '';
      const headers = { 'If-None-Match': etag };
      const again = await call('GET', `/api/countries/${countryId}`, { headers });
      expect({ status: again.status, data: again.data }).toEqual({ status: 304, data: '' });
      for (const malformed of ['DE', '1.5', '-1', '%00', '9'.repeat(16)])
        expect((await list(`/${malformed}`)).status).toBe(400);
      expect((await list('/99999999', token)).status).toBe(404);
    });
  });
});
