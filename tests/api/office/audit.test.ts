import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import type { Audit } from '../../../functions/office/audit/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { drawPng } from '../../support/drawn-pictures.ts';
import { makeSubcategory } from '../../support/factories.ts';
import { formOf } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const { shop, call } = openShop();

test('an audit of a shop finds nothing until a picture is missing from the store', async () => {
  const token = await tokenFor(await makeAccount(shop.database, 'staff'));
  const audit = async () => {
    const { status, data, headers } = await call<Audit>('GET', '/api/audit', { token });
    expect({ status, cacheControl: headers.get('Cache-Control') }).toEqual({
      status: 200,
      cacheControl: 'no-store',
    });
    return data.findings.filter(({ found }) => found > 0);
  };
  const { subcategoryId } = await makeSubcategory(shop.database);
  const body = formOf({
    productName: 'Pictured',
    subcategoryId: String(subcategoryId),
    Image: drawPng(60, 40),
    sizes: drawPng(30, 20),
  });
  const { data } = await call<Product>('POST', '/api/products', { body, token });
  expect(await audit()).toEqual([]);

  const pictureId = /[0-9a-f]{40}/.exec(data.productPicture ?? '')?.[0] ?? '';
  const lost = `${pictureId}-7.png`;
  await shop.database.write(sql`
      UPDATE pictures SET files = json_insert(files, '$[#]', json_object('name', ${lost}, 'width', 7, 'height', 5))`);
  const first = [{ what: `Product ${data.productCode}`, said: `picture ${lost} is not in the store` }];
  expect(await audit()).toEqual([
    expect.objectContaining({ check: 'pictures', found: 1, first, isPartial: false }),
  ]);
});
