import { describe, expect, test } from 'vitest';
import { addressFormat } from '../../../functions/contracts/address-formats.ts';
import type { Address } from '../../../functions/people/addresses/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { aKey, buyersOf } from '../../support/buyers.ts';
import { A_SAVED_ADDRESS, AN_ADDRESS, makeCountry, makePrice } from '../../support/factories.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

describe('addresses of orders', () => {
  const { shop, call } = openShop();
  const { place } = buyersOf(shop, call);

  /** What an order to this country answers, by the address in it. */
  async function sellIn(countryCode: string) {
    const { countryId } = await makeCountry(shop.database, { countryCode });
    const { productCode } = await makePrice(shop.database, { countryId, stockAvailable: 99 });
    const order = { country: countryCode, lines: [{ productCode, quantity: 1 }], payment: 'bank-transfer' };
    return (given: object, more: object = {}) => {
      const { state: _, postcode: __, ...address } = { ...AN_ADDRESS, country: countryCode };
      return place({ ...order, billing: { ...address, ...given }, ...more }, { headers: aKey() });
    };
  }

  test('a postcode that can’t exist in the country is refused with an example', async () => {
    const send = await sellIn('DE');
    for (const postcode of ['1096', '109690', '1O969', 'SW1A 1AA', '+10969']) {
      const { errors } = expectProblem(await send({ postcode }), 422);
      expect(errors, postcode).toEqual([
        { path: 'billing.postcode', message: 'Enter a postcode such as 10115' },
      ]);
    }
    expect(expectProblem(await send({}), 422).errors).toEqual([
      { path: 'billing.postcode', message: 'Postcode is required' },
    ]);
    for (const postcode of ['10969', ' 10969 ', 'D-10969', 'DE 10969', '10 969']) {
      const { status, data } = await send({ postcode });
      expect(status, postcode).toBe(201);
      expect(data.billing).toMatchObject({ postcode: postcode.trim(), state: '' });
    }
  });

  test('both addresses are checked, each by the rules of its own country', async () => {
    const send = await sellIn('GB');
    const shipping = { ...AN_ADDRESS, country: 'GB' };
    const refused = await send({ postcode: 'W1A 0AX' }, { shipping });
    expect(expectProblem(refused, 422).errors).toMatchObject([{ path: 'shipping.postcode' }]);
    const toBritain = { shipping: { ...shipping, postcode: 'sw1a1aa' } };
    expect((await send({ country: 'DE', postcode: '10969' }, toBritain)).status).toBe(201);
    expectProblem(await send({ country: 'DE', postcode: 'SW1A 1AA' }, toBritain), 422);
    expect((await send({ country: 'Elsewhere', postcode: 'any 1' }, toBritain)).status).toBe(201);
  });

  test('countries without postcodes need none, and those with states need one', async () => {
    const toQatar = await sellIn('QA');
    expect((await toQatar({})).status).toBe(201);
    expect((await toQatar({ postcode: '00000', state: 'Doha' })).status).toBe(201);
    const toTheStates = await sellIn('US');
    const { errors } = expectProblem(await toTheStates({ postcode: '94107-1234' }), 422);
    expect(errors).toEqual([{ path: 'billing.state', message: 'State / County is required' }]);
    expect((await toTheStates({ postcode: '94107', state: 'CA' })).status).toBe(201);
  });

  test('a country that is not listed takes any postcode, and asks for all parts', async () => {
    const send = await sellIn('Q7X');
    expect((await send({ postcode: 'any 1', state: 'North' })).status).toBe(201);
    expect(expectProblem(await send({}), 422).errors?.map(({ path }) => path)).toEqual([
      'billing.postcode',
      'billing.state',
    ]);
  });

  test('digits of other scripts count as digits', async () => {
    const send = await sellIn('SA');
    expect((await send({ postcode: '١٢٢٧١' })).status).toBe(201);
    expectProblem(await send({ postcode: '١٢٢' }), 422);
  });

  test('an account saves an address without postcode or state', async () => {
    const token = await tokenFor(await makeAccount(shop.database, 'customer'));
    const path = '/api/accounts/me/addresses';
    const { state: _, postcode: __, ...json } = { ...A_SAVED_ADDRESS, countryCode: 'QA', city: 'Doha' };
    const { status, data } = await call<Address>('POST', path, { token, json });
    expect({ status, data }).toMatchObject({ status: 201, data: { postcode: '', state: '' } });
    const at = `${path}/${data.addressId}`;
    const moved = { city: 'Berlin', state: '', postcode: '10969' };
    expect((await call('PUT', at, { token, json: moved })).data).toMatchObject(moved);
    expect((await call('PUT', at, { token, json: { phone: '1' } })).data).toMatchObject({
      postcode: '10969',
    });
    expect((await call('PUT', at, { token, json: { postcode: '' } })).data).toMatchObject({ postcode: '' });
  });

  test('every example is a postcode of its country', () => {
    for (const [code, postcodes] of Object.entries({
      GB: 'SW1A 1AA,M1 1AE,B33 8TH,CR2 6XH,DN55 1PT,W1A 0AX',
      NL: '1012 AB,1012ab',
      CA: 'K1A 0B1,k1a-0b1',
      JP: '100-0001,1000001',
      PL: '00-001',
      AT: 'A-1010',
      FI: '00100,FIN-00100,AX-22100',
      LI: 'FL-9490',
      PT: '1100-148,1100',
      AR: 'C1002AAX,C1002,1002',
      MT: 'VLT 1117,VLT 11',
      IL: '9414101,94141',
    })) {
      const { pattern } = addressFormat(code);
      for (const postcode of postcodes.split(','))
        expect(postcode, code).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
    }
  });
});
