import type { Order } from '../../../functions/ordering/orders/contract.ts';
import type { Country } from '../../../functions/pricing/countries/contract.ts';
import type { UpdateProductPrice } from '../../../functions/pricing/product-prices/contract.ts';
import { clientOf } from '../../support/api-client.ts';
import { demoSession } from '../../support/demo-session.ts';
import { test as shopTest } from '../shop-test.ts';

export type Offer = { NetPrice: number; StockAvailable: number };

export type Market = {
  country: Country;
  change: (productCode: number, price: UpdateProductPrice) => Promise<void>;
};

export type OpenMarket = (denomination: string, offers: Offer[]) => Promise<Market>;

type Fixtures = {
  /** The orders placed with an email address. */
  ordersOf: (email: string) => Promise<Order[]>;
  /** A country for this test only, where the first demo products are sold at these prices. */
  openMarket: OpenMarket;
  /** Switches to a country. */
  shopIn: (country: Country) => Promise<void>;
};

let opened = 0;

/** With a staff token. */
export const test = shopTest.extend<Fixtures, { staff: string }>({
  viewport: { width: 1280, height: 800 },
  // Checking a password is slow on purpose.
  staff: [
    async ({ shop }, use) => await use((await demoSession(clientOf(shop.url), 'staff')).token),
    { scope: 'worker' },
  ],
  ordersOf: async ({ call, staff: token }, use) =>
    await use(async email => (await call<Order[]>('GET', `/api/orders?q=${email}`, { token })).data),
  openMarket: async ({ call, staff: token }, use) => {
    await use(async (denomination, offers) => {
      opened += 1;
      const countryCode = `Q${(35 + opened).toString(36).toUpperCase()}`;
      const { data: country } = await call<Country>('POST', '/api/countries', {
        token,
        json: { countryCode, countryName: `Market ${countryCode}`, denomination },
      });
      for (const [index, offer] of offers.entries()) {
        const price = { ...offer, ProductCode: String(index + 1), CountryID: country.countryId };
        await call('POST', '/api/productprices', { token, json: { RetailPrice: offer.NetPrice, ...price } });
      }
      return {
        country,
        change: async (productCode, json) => {
          const path = `/api/productprices/${productCode}/${country.countryId}`;
          await call('PUT', path, { token, json });
        },
      };
    });
  },
  shopIn: async ({ context, baseURL }, use) =>
    await use(async ({ countryCode }) => {
      await context.addCookies([{ name: 'country', value: countryCode, url: baseURL ?? '' }]);
    }),
});

export { expect } from '../shop-test.ts';
