import { beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../support/accounts.ts';
import { makeCountry, makeProduct } from '../../support/factories.ts';
import { cells, importerFor } from '../../support/importer.ts';
import { openShop } from '../../support/shop.ts';

describe('price imports', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(call, shop.database, 'staff');
  });
  const { apply, check, rowsOf } = importerFor(call, () => token);

  test('rejects the row of a price in another currency than its country’s', async () => {
    const { productCode } = await makeProduct(shop.database);
    const priceIn = async (country: string, currency: string) => ({
      ProductCode: String(productCode),
      CountryCode: (await makeCountry(shop.database, { denomination: country })).countryCode,
      Denomination: currency,
      NetPrice: '9000',
      RetailPrice: '9000',
      StockAvailable: '1',
    });
    const { path, counts } = await check(
      'productprices',
      cells(
        await priceIn('EUR', 'JPY'),
        await priceIn('EUR', ' eur '),
        await priceIn('Manx pounds', 'Manx Pounds'),
        await priceIn('EUR', ''),
      ),
    );
    expect(counts).toMatchObject({ create: 3, refuse: 1 });
    expect((await rowsOf(path, '?outcome=refuse')).map(({ line, errors }) => ({ line, errors }))).toEqual([
      {
        line: 2,
        errors: [
          { path: 'denomination', message: expect.stringMatching(/^Prices of .+ are in EUR, not in JPY$/) },
        ],
      },
    ]);
    expect((await apply(path)).status).toBe(409);
  });
});
