import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { ORDER_STATES } from '../../contracts/order-states.ts';
import { FEW_LEFT } from '../../contracts/stock-levels.ts';

/** Counting limit for potentially large tables. */
export const MOST_COUNTED = 1000;
/** Number of days of sales, including today. */
export const SALES_DAYS = 30;

const atMost = z
  .int()
  .register(openApiMeta, { description: `${MOST_COUNTED} if there are that many or more` });

const NamedProduct = z.object({ productCode: z.int(), productName: z.string() }).register(openApiMeta, {
  id: 'NamedProduct',
  examples: [{ productCode: 7, productName: 'Gooseneck Kettle' }],
});

const A_SALE = { day: '2026-09-01', denomination: 'EUR', orders: 2, revenue: 318 };

export const DaySales = z
  .object({
    day: z.iso.date().register(openApiMeta, { description: 'In the time zone of the shop' }),
    denomination: z.string(),
    orders: z.int(),
    revenue: z.number(),
  })
  .register(openApiMeta, { id: 'DaySales', examples: [A_SALE] });
export type DaySales = z.infer<typeof DaySales>;

const LowStock = z
  .object({
    productCode: z.int(),
    productName: z.string(),
    countryId: z.int(),
    countryName: z.string(),
    stockAvailable: z.int(),
  })
  .register(openApiMeta, {
    id: 'LowStock',
    examples: [
      {
        productCode: 7,
        productName: 'Gooseneck Kettle',
        countryId: 2,
        countryName: 'Germany',
        stockAvailable: 1,
      },
    ],
  });

const LatestOrder = z
  .object({
    orderNumber: z.string(),
    createdAt: z.iso.datetime(),
    customer: z.string(),
    countryName: z.string(),
    state: z.enum(ORDER_STATES),
    total: z.number(),
    denomination: z.string(),
  })
  .register(openApiMeta, {
    id: 'LatestOrder',
    examples: [
      {
        orderNumber: 'M7K2D9QHX',
        createdAt: '2026-09-01T08:00:00.000Z',
        customer: 'Maria Lang',
        countryName: 'Germany',
        state: 'pending',
        total: 159,
        denomination: 'EUR',
      },
    ],
  });

const A_PRODUCT = { productCode: 7, productName: 'Gooseneck Kettle' };

const Unpriced = z
  .object({
    countryCode: z.string(),
    countryName: z.string(),
    products: z.int().register(openApiMeta, { description: 'Number of products without a price there' }),
    first: z.array(NamedProduct),
  })
  .register(openApiMeta, {
    id: 'Unpriced',
    examples: [{ countryCode: 'DE', countryName: 'Germany', products: 1, first: [A_PRODUCT] }],
  });

const step = z.boolean();

/** Data of the dashboard: totals and items that need attention. */
export const Stats = z
  .object({
    products: z.int(),
    categories: z.int(),
    orders: z.int(),
    users: z.int(),
    today: z.iso.date().register(openApiMeta, { description: 'In the time zone of the shop' }),
    sales: z.array(DaySales).register(openApiMeta, {
      description: `Of the last ${SALES_DAYS} days, without cancelled and refunded orders; days without sales are left out`,
    }),
    lowStock: z
      .object({ total: atMost, first: z.array(LowStock) })
      .register(openApiMeta, { description: `Displayed prices with at most ${FEW_LEFT} pieces` }),
    latestOrders: z.array(LatestOrder),
    unpriced: z
      .object({ total: z.int(), first: z.array(Unpriced) })
      .register(openApiMeta, { description: 'Active countries where some products have no price' }),
    unpictured: z.object({ total: atMost, first: z.array(NamedProduct) }),
    steps: z
      .object({
        category: step,
        subcategory: step,
        country: step,
        product: step,
        price: step,
        sliderImage: step,
      })
      .register(openApiMeta, { description: 'Which setup steps are done' }),
  })
  .register(openApiMeta, {
    id: 'Stats',
    examples: [
      {
        products: 24,
        categories: 12,
        orders: 8,
        users: 15,
        today: '2026-09-01',
        sales: [A_SALE],
        lowStock: { total: 0, first: [] },
        latestOrders: [],
        unpriced: { total: 0, first: [] },
        unpictured: { total: 1, first: [A_PRODUCT] },
        steps: {
          category: true,
          subcategory: true,
          country: true,
          product: true,
          price: true,
          sliderImage: true,
        },
      },
    ],
  });
export type Stats = z.infer<typeof Stats>;
