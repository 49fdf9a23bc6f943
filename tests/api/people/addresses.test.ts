import { describe, expect, test } from 'vitest';
import type { Address } from '../../../functions/people/addresses/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { A_SAVED_ADDRESS } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('addresses', () => {
  const { shop, call } = openShop();
  const PATH = '/api/accounts/me/addresses';

  async function aCustomer() {
    const token = await tokenFor(await makeAccount(shop.database, 'customer'));
    const at = (id: number) => `${PATH}/${id}`;
    return {
      save: (given = {}) =>
        call<Address>('POST', PATH, { token, json: { ...A_SAVED_ADDRESS, isDefault: false, ...given } }),
      change: (id: number, json: object, headers = {}) =>
        call<Address>('PUT', at(id), { token, json, headers }),
      read: (id: number) => call<Address>('GET', at(id), { token }),
      remove: (id: number, headers = {}) => call('DELETE', at(id), { token, headers }),
      cities: async () =>
        (await call<Address[]>('GET', PATH, { token })).data.map(({ city, isDefault }) => [city, isDefault]),
    };
  }

  test('the first is the default, and at most one of those made the default is', async () => {
    const { save, change, cities } = await aCustomer();
    const first = await save({ city: 'Berlin' });
    expect(first.status).toBe(201);
    expect(first.data).toMatchObject({ ...A_SAVED_ADDRESS, city: 'Berlin', isDefault: true });
    const second = await save({ city: 'Hamburg', company: '' });
    expect(second.data).toMatchObject({ company: null, isDefault: false });
    await save({ city: 'Munich', isDefault: 'true' });
    expect(await cities()).toEqual([
      ['Munich', true],
      ['Hamburg', false],
      ['Berlin', false],
    ]);
    expect((await change(second.data.addressId, { isDefault: true })).data.isDefault).toBe(true);
    expect(await cities()).toEqual([
      ['Hamburg', true],
      ['Munich', false],
      ['Berlin', false],
    ]);
  });

  test('when two tabs edit, the second sees the first one’s change, and no default changes', async () => {
    const { save, change, read, remove, cities } = await aCustomer();
    await save({ city: 'Berlin' });
    const { data } = await save({ city: 'Hamburg' });
    const seen = { 'If-Match': (await read(data.addressId)).headers.get('ETag') ?? '' };
    expect((await change(data.addressId, { company: null }, seen)).data).toMatchObject({ city: 'Hamburg' });
    const refused = await change(data.addressId, { isDefault: true }, seen);
    expect(expectProblem(refused, 412).current).toMatchObject({ company: null });
    expectProblem(await remove(data.addressId, seen), 412);
    expect(await cities()).toEqual([
      ['Berlin', true],
      ['Hamburg', false],
    ]);
    expect((await remove(data.addressId)).status).toBe(204);
    expectProblem(await remove(data.addressId), 404);
  });

  test('another customer’s address returns 404, for reading and for changing', async () => {
    const [mine, another] = [await aCustomer(), await aCustomer()];
    const { addressId } = (await mine.save()).data;
    await another.save({ city: 'Hamburg' });
    expectProblem(await another.read(addressId), 404);
    expectProblem(await another.change(addressId, { isDefault: true }), 404);
    expectProblem(await another.remove(addressId), 404);
    expect(await another.cities()).toEqual([['Hamburg', true]]);
    expect(await mine.cities()).toEqual([['Berlin', true]]);
  });

  test('rejects a twenty-first and says what to do, and reports missing fields', async () => {
    const { save, cities } = await aCustomer();
    for (let count = 0; count < 20; count += 1) expect((await save()).status).toBe(201);
    expect(expectProblem(await save({ isDefault: true }), 409).detail).toContain('Delete one first');
    expect((await cities()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
    const { errors } = expectProblem(await save({ city: '', email: 'nobody' }), 422);
    expect(errors?.map(({ path }) => path)).toEqual(['city', 'email']);
  });
});
