import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { build } from '../../../db/sql/build.ts';
import { buyersOf } from '../../support/buyers.ts';
import { expectProblem } from '../../support/problems.ts';
import { openShop } from '../../support/shop.ts';

describe('the currency of a quote', () => {
  const { shop, call } = openShop();
  const { sell, place, quote } = buyersOf(shop, call);
  const stockOf = async (countryId: number) =>
    (
      await shop.database.read(
        build
          .select({ stock: productPrices.stockAvailable })
          .from(productPrices)
          .where(eq(productPrices.countryId, countryId)),
      )
    ).map(({ stock }) => stock);

  test('a quote cannot be ordered once its country has another currency', async () => {
    const { country, countryId, lines, order } = await sell({ netPrice: 34_100, stockAvailable: 2 });
    const setCurrency = (denomination: string) =>
      shop.database.write(
        build.update(countries).set({ denomination }).where(eq(countries.countryId, countryId)),
      );
    await setCurrency('SAR');
    const held = await quote(country, lines);
    await setCurrency('KWD');
    const { errors } = expectProblem(await place({ ...order, quote: held }), 409);
    const message = expect.stringMatching(/^You pay in KWD in .+, not in SAR$/);
    expect(errors).toEqual([{ path: 'denomination', message }]);
    expect(await stockOf(countryId)).toEqual([2]);
    const again = await place({ ...order, quote: await quote(country, lines), denomination: 'kwd' });
    expect(again.data).toMatchObject({ denomination: 'KWD', subtotal: 341 });
  });
});
