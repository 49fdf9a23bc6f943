import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Family } from '../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../functions/catalog/products/contract.ts';
import { auditBooks } from '../../../functions/office/audit/run.ts';
import type { Order } from '../../../functions/ordering/orders/contract.ts';
import { makeAccount } from '../../support/accounts.ts';
import { buyersOf, isPlaced, TOO_BUSY } from '../../support/buyers.ts';
import { aName, anOrder, makeCountry, makePrice, makeProduct } from '../../support/factories.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const COLOURS = ['Sand', 'Olive', 'Ink'];
const SIZES = ['S', 'M', 'L', 'XL'];
const BUYERS = 100;

describe('the life of a family', () => {
  const { shop, call } = openShop();
  const { place, placeUntilAnswered } = buyersOf(shop, call);
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'admin'));
  });

  afterEach(() => expect(shop.takeErrors().filter(error => !TOO_BUSY.test(error))).toEqual([]));

  const save = (familyId: number, json: object) =>
    call<Family>('PUT', `/api/families/${familyId}`, { json, token });
  const given = ({ productCode, options }: Family['variants'][number]) => ({ productCode, options });
  const expectSoundBooks = async () => {
    expect((await auditBooks(shop.database)).filter(({ found }) => found > 0)).toEqual([]);
  };

  /** A family of three colours in four sizes, made from one product that two countries have. */
  async function makeShirts(stock: number | null = 5) {
    const { productCode: copyOf, subcategoryId } = await makeProduct(shop.database);
    const [home, abroad] = [
      await makeCountry(shop.database),
      await makeCountry(shop.database, { denomination: 'JPY' }),
    ];
    for (const { countryId } of [home, abroad]) {
      const price = { netPrice: 2000, retailPrice: 2000, stockAvailable: 0 };
      await makePrice(shop.database, { productCode: copyOf, countryId, ...price });
    }
    const familyName = aName('Shirt');
    const variants = COLOURS.flatMap(colour =>
      SIZES.map((size, step) => ({
        new: {
          copyOf,
          productName: `${familyName}, ${colour}, ${size}`,
          priceChange: step * 10,
          stockAvailable: stock,
        },
        options: [colour, size],
      })),
    );
    const json = { familyName, options: ['Colour', 'Size'], variants };
    const { status, data } = await call<Family>('POST', '/api/families', { json, token });
    expect(status).toBe(201);
    const codeOf = (...options: string[]) =>
      data.variants.find(one => one.options.join() === options.join())?.productCode ?? 0;
    return { ...data, home, abroad, subcategoryId, codeOf };
  }

  test('made, sold in two countries, sold out in part, bought, widened and taken apart, with the order as it was', async () => {
    const { familyId, familyName, variants, home, abroad, subcategoryId, codeOf } = await makeShirts();
    expect(variants).toHaveLength(12);
    const listed = async (country: string, more = '') =>
      (
        await call<Product[]>(
          'GET',
          `/api/products?subcategory=${subcategoryId}&country=${country}&grouped=true&sold=true${more}`,
        )
      ).data.filter(one => one.familyId === familyId);
    const small = codeOf('Sand', 'S');
    expect(await listed(home.countryCode)).toMatchObject([
      {
        productCode: small,
        price: { netPrice: 20 },
        standsFor: { familyName, variants: 12, pricesDiffer: true, choices: [COLOURS, SIZES] },
      },
    ]);

    // One variant sells out: in lists, the next one stands for the family, in this country alone.
    const last = { ...anOrder(home.countryCode, [{ productCode: small, quantity: 5 }]) };
    expect((await place(last)).status).toBe(201);
    expect(await listed(home.countryCode)).toMatchObject([{ productCode: codeOf('Olive', 'S') }]);
    expect(await listed(abroad.countryCode)).toMatchObject([{ productCode: small }]);
    const { data: page } = await call<Product>('GET', `/api/products/${small}?country=${home.countryCode}`);
    expect(page.family?.variants.find(({ productCode }) => productCode === small)?.price).toMatchObject({
      stockAvailable: 0,
    });

    const [found] = await listed(home.countryCode, `&q=${encodeURIComponent(`${familyName} ink`)}`);
    expect(found?.options[0]).toBe('Ink');

    const bought = codeOf('Ink', 'L');
    const order = anOrder(home.countryCode, [{ productCode: bought, quantity: 2 }]);
    const { data: placed } = await place(order);
    const readOrder = async () =>
      (await call<Order>('GET', `/api/orders/${placed.orderNumber}`, { token })).data.lines;
    const before = await readOrder();
    expect(before).toMatchObject([{ productCode: bought, quantity: 2, unitPrice: 24 }]);
    expect(before[0]?.productName).toContain('Ink');

    const more = COLOURS.map(colour => ({
      new: { copyOf: bought, productName: `${familyName}, ${colour}, XXL`, priceChange: 10 },
      options: [colour, 'XXL'],
    }));
    const widened = await save(familyId, { variants: [...variants.map(given), ...more] });
    expect(widened.data.variants).toHaveLength(15);
    expect((await listed(home.countryCode))[0]?.standsFor).toMatchObject({
      variants: 15,
      choices: [COLOURS, [...SIZES, 'XXL']],
    });

    expect((await save(familyId, { variants: [] })).status).toBe(200);
    expect((await call('DELETE', `/api/families/${familyId}`, { token })).status).toBe(204);
    const { data: apart } = await call<Product[]>(
      'GET',
      `/api/products?subcategory=${subcategoryId}&country=${home.countryCode}&grouped=true`,
    );
    // The fifteen, and the product that they were made from.
    expect(apart).toHaveLength(16);
    expect(await readOrder()).toEqual(before);
    await expectSoundBooks();
  });

  test('a hundred buyers of the last three of a variant get three, and those of its siblings what they want', async () => {
    const { home, codeOf } = await makeShirts(BUYERS);
    const wanted = codeOf('Sand', 'S');
    await shop.database.write(
      sql`UPDATE product_prices SET stock_available = 3 WHERE product_code = ${wanted} AND country_id = ${home.countryId}`,
    );
    const buy = async (productCode: number) => {
      const order = anOrder(home.countryCode, [{ productCode, quantity: 1 }]);
      const billing = { ...order.billing, email: `${crypto.randomUUID()}@example.com` };
      return await placeUntilAnswered({ ...order, billing });
    };
    const siblings = [codeOf('Olive', 'S'), codeOf('Ink', 'S')];
    const rush = Array.from({ length: BUYERS }, (_, at) => [buy(wanted), buy(siblings[at % 2] ?? 0)]);
    const all = await Promise.all(rush.flat());
    const ofWanted = all.filter((_, at) => at % 2 === 0);
    expect(ofWanted.filter(isPlaced)).toHaveLength(3);
    expect(ofWanted.filter(({ status }) => status === 409)).toHaveLength(BUYERS - 3);
    expect(all.filter((_, at) => at % 2 === 1).every(isPlaced)).toBe(true);
    await expectSoundBooks();
  });
});
