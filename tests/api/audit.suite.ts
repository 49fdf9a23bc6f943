import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Audit } from '../../functions/contracts/audit.ts';
import type { Product } from '../../functions/contracts/products.ts';
import { makeAccount } from '../support/accounts.ts';
import { drawPng } from '../support/drawn-pictures.ts';
import { makeSubcategory } from '../support/factories.ts';
import { formOf } from '../support/forms.ts';
import { openShop, type Parts } from '../support/shop.ts';
import { tokenFor } from '../support/tokens.ts';

/** What staff learn of the books, whatever the shop keeps them in. */
export function describeAudit(parts: Parts) {
  const { shop, call } = openShop({ parts });

  test(`a shop is audited on ${parts}: nothing is found, until a picture is not in the store`, async () => {
    const token = await tokenFor(await makeAccount(shop.database, 'staff'));
    const audit = async () => {
      const { status, data, headers } = await call<Audit>('GET', '/api/audit', { token });
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
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
    await shop.database.run(sql`
      UPDATE pictures SET files = json_insert(files, '$[#]', json_object('name', ${lost}, 'width', 7, 'height', 5))`);
    const first = [{ what: `Product ${data.productCode}`, said: `its picture ${lost} is not in the store` }];
    expect(await audit()).toEqual([
      expect.objectContaining({ check: 'pictures', found: 1, first, isPartial: false }),
    ]);
  });
}
