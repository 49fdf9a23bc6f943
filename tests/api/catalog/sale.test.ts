import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import {
  makeCategory,
  makeCountry,
  makeFamily,
  makePrice,
  makeProduct,
  makeSubcategory,
} from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';

type Offer = { net: number; retail?: number; stock?: number; hidden?: boolean };

/** More than are all read and sorted. */
const MANY = 1100;

describe('what is reduced', () => {
  const { shop, call } = openShop();

  async function openStall() {
    const { categoryId } = await makeCategory(shop.database);
    const { subcategoryId } = await makeSubcategory(shop.database, { categoryId });
    const { countryId, countryCode } = await makeCountry(shop.database);
    const price = (productCode: number, { net, retail = net, stock = 5, hidden }: Offer) =>
      makePrice(shop.database, {
        productCode,
        countryId,
        netPrice: net * 100,
        retailPrice: retail * 100,
        stockAvailable: stock,
        displayAtWebsite: !hidden,
      });
    const offer = async (its: Offer, more: Parameters<typeof makeProduct>[1] = {}) => {
      const { productCode } = await makeProduct(shop.database, { subcategoryId, ...more });
      await price(productCode, its);
      return productCode;
    };
    const list = async (query = '', grouped = true) => {
      const path = `/api/products?country=${countryCode}&page=1${grouped ? '&grouped=true' : ''}${query}`;
      const { data, headers } = await call<Product[]>('GET', path);
      return { codes: data.map(one => one.productCode), total: headers.get('X-Total-Count') };
    };
    return { offer, list, categoryId, subcategoryId, countryId, countryCode };
  }

  test('is what costs less than its retail price, and what is listed there', async () => {
    const { offer, list, categoryId, subcategoryId } = await openStall();
    const first = await offer({ net: 30, retail: 40 });
    const full = await offer({ net: 20 });
    await offer({ net: 20, retail: 30, hidden: true });
    const second = await offer({ net: 10, retail: 11, stock: 0 });
    for (const grouped of [true, false]) {
      expect(await list('&sale=true', grouped)).toEqual({ codes: [first, second], total: '2' });
      expect(await list('&sale=true&inStock=true', grouped)).toEqual({ codes: [first], total: '1' });
      expect(await list(`&sale=false&sold=true`, grouped)).toEqual({ codes: [full], total: '1' });
      expect(await list(`&sale=true&category=${categoryId}`, grouped)).toMatchObject({ total: '2' });
      expect(await list(`&sale=true&subcategory=${subcategoryId}&sort=price`, grouped)).toMatchObject({
        codes: [second, first],
      });
    }
    const elsewhere = (await makeCategory(shop.database)).categoryId;
    expect(await list(`&sale=true&category=${elsewhere}`)).toEqual({ codes: [], total: '0' });
  });

  test('is sorted and paged like any list', async () => {
    const { offer, list } = await openStall();
    const codes = [
      await offer({ net: 30, retail: 40 }, { productName: 'Beaker' }),
      await offer({ net: 10, retail: 40 }, { productName: 'Carafe' }),
      await offer({ net: 20, retail: 40 }, { productName: 'Amphora' }),
    ];
    const [beaker, carafe, amphora] = codes;
    expect((await list('&sale=true&sort=price')).codes).toEqual([carafe, amphora, beaker]);
    expect((await list('&sale=true&sort=-price')).codes).toEqual([beaker, amphora, carafe]);
    expect((await list('&sale=true&sort=name')).codes).toEqual([amphora, beaker, carafe]);
    expect((await list('&sale=true&sort=-productCode')).codes).toEqual(codes.toReversed());
    expect(await list('&sale=true&sort=name&pageSize=2')).toEqual({ codes: [amphora, beaker], total: '3' });
    for (const sort of ['-popularity', '-rating', '-changedAt', '-createdAt'])
      expect((await list(`&sale=true&sort=${sort}`)).codes.toSorted()).toEqual(codes.toSorted());
    expect(await list('&sale=true&q=Carafe')).toEqual({ codes: [carafe], total: '1' });
  });

  test('shows a family once, if the variant that stands for it is reduced', async () => {
    const { offer, list } = await openStall();
    const variant = async (familyId: number, value: string, its: Offer, familyPosition: number) =>
      await offer(its, { familyId, options: [value], familyPosition });
    const reduced = (await makeFamily(shop.database, { options: ['Colour'] })).familyId;
    await variant(reduced, 'Sand', { net: 30, retail: 40 }, 0);
    const olive = await variant(reduced, 'Olive', { net: 20, retail: 40 }, 1);
    const dear = (await makeFamily(shop.database, { options: ['Colour'] })).familyId;
    await variant(dear, 'Sand', { net: 10 }, 0);
    const ink = await variant(dear, 'Ink', { net: 20, retail: 40 }, 1);
    expect(await list('&sale=true')).toEqual({ codes: [olive], total: '1' });
    expect((await list('&sale=true&option=Colour:Ink')).codes).toEqual([ink]);
  });

  test('too much to read and sort is walked in the order of the sort', async () => {
    const { list, subcategoryId, countryId } = await openStall();
    const newest = 4_000_000_000_000;
    await shop.database.write(sql`WITH RECURSIVE n (nth) AS (SELECT 1 UNION ALL SELECT nth + 1 FROM n WHERE nth < ${MANY})
      INSERT INTO products (subcategory_id, product_name, created_at)
      SELECT ${subcategoryId}, 'Beaker ' || nth, ${newest} + nth FROM n`);
    await shop.database.write(sql`
      INSERT INTO product_prices (product_code, country_id, net_price, retail_price, stock_available, created_at)
      SELECT product_code, ${countryId}, 100, 200, 3, 1 FROM products WHERE subcategory_id = ${subcategoryId}`);
    const newestFirst = await shop.database.read(
      sql<{ code: number }>`SELECT product_code AS code FROM products ORDER BY created_at DESC LIMIT 3`,
    );
    expect(await list('&sale=true&sort=-createdAt&pageSize=3')).toEqual({
      codes: newestFirst.map(({ code }) => code),
      total: String(MANY),
    });
  });
});
