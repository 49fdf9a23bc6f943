import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countries } from '../../../db/schema/countries.ts';
import { build } from '../../../db/sql/build.ts';
import { makeCountry, makePrice } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

const { shop, call } = openShop();

/** By default the test platform locates everyone in one country. */
const NOWHERE = { 'MF-CF-Blob': '{}' };

test('a visitor from nowhere gets the prices of the first country open now, not of the former first', async () => {
  const first = await makePrice(shop.database, { netPrice: 1100, retailPrice: 1100 });
  const { productCode } = first;
  const { countryId } = await makeCountry(shop.database, { denomination: 'CHF' });
  await makePrice(shop.database, { productCode, countryId, netPrice: 2200, retailPrice: 2200 });
  const open = (displayStatus: boolean) =>
    build.update(countries).set({ displayStatus }).where(eq(countries.countryId, first.countryId));
  const shown = async () => {
    const { data } = await call<string>('GET', `/products-details/${productCode}`, { headers: NOWHERE });
    return /<main.*?<bdi[^>]*>(.*?)<\/bdi>/s.exec(data)?.[1]?.replaceAll('\u00a0', ' ');
  };
  for (let times = 0; times < 2; times += 1) {
    await shop.database.write(open(false));
    for (let again = 0; again < 2; again += 1) expect(await shown()).toBe('CHF 22.00');
    await shop.database.write(open(true));
    for (let again = 0; again < 2; again += 1) expect(await shown()).toBe('€11.00');
  }
});
