import * as z from 'zod';
import { MOST_LINES, MOST_OF_ONE } from '../../contracts/cart-limits.ts';
import { DELIVERY_EXAMPLE, DeliveryTime } from '../../contracts/delivery-time.ts';
import { openApiMeta } from '../../contracts/described.ts';
import { amount, countryCode, line, whole } from '../../contracts/fields.ts';
import { PAYMENTS } from '../../contracts/payment-methods.ts';
import { A_PRODUCT_PICTURE, PRODUCT_PICTURE } from '../../contracts/picture-fields.ts';
import { Points } from '../../contracts/points.ts';
import {
  amountsOf,
  CART_AMOUNTS,
  type CartAmounts,
  DESCRIBED_AMOUNTS,
} from '../../contracts/price-amounts.ts';

/** The same product may come in several lines. */
const MOST_SENT = 1000;

const lineFields = {
  productCode: whole('Product', { min: 1 }),
  quantity: whole('Quantity', { min: 1, max: MOST_OF_ONE }),
};

type Line = { productCode: number; quantity: number };

/** One line for each product, even if the same one was added twice. */
export function mergeLines<Input extends Line>(lines: Input[]): Input[] {
  const held = new Map<number, Input>();
  for (const one of lines) {
    const { quantity = 0 } = held.get(one.productCode) ?? {};
    held.set(one.productCode, { ...(held.get(one.productCode) ?? one), quantity: quantity + one.quantity });
  }
  return [...held.values()];
}

/** The lines of a cart, as many as a shop would ever send in one parcel. */
export const cartLines = <Input extends z.ZodType<Line>>(line: Input) =>
  z
    .array(line, { error: 'The lines of the cart are required' })
    .max(MOST_SENT, `A cart can have at most ${MOST_LINES} lines`)
    .superRefine((lines, context) => {
      const held = mergeLines(lines);
      if (held.length > MOST_LINES) {
        context.addIssue({ code: 'custom', message: `A cart can have at most ${MOST_LINES} lines` });
      }
      const many = new Set(held.filter(one => one.quantity > MOST_OF_ONE).map(one => one.productCode));
      for (const [index, { productCode, quantity }] of lines.entries()) {
        if (quantity > MOST_OF_ONE || !many.delete(productCode)) continue;
        const message = `Quantity must be between 1 and ${MOST_OF_ONE}`;
        context.addIssue({ code: 'custom', path: [index, 'quantity'], message });
      }
    });

export const CartLine = z
  .object(lineFields)
  .register(openApiMeta, { id: 'CartLine', examples: [{ productCode: 7, quantity: 2 }] });
export type CartLine = z.infer<typeof CartLine>;

export const couponCode = line('Coupon', { max: 50 }).register(openApiMeta, {
  title: 'Coupon',
  examples: ['SPRING'],
});

const seen = z
  .object({
    netPrice: amount('Net price').optional(),
    stockAvailable: whole('Stock available').optional(),
  })
  .register(openApiMeta, {
    description: 'What the shopper last saw; used only to report differences',
  });

const SeenCartLine = z.object({ ...lineFields, seen: seen.optional() }).register(openApiMeta, {
  id: 'SeenCartLine',
  examples: [{ productCode: 7, quantity: 2, seen: { netPrice: 59.9, stockAvailable: 41 } }],
});
export type SeenCartLine = z.infer<typeof SeenCartLine>;

export const AskQuote = z
  .object({ country: countryCode, lines: cartLines(SeenCartLine), coupon: couponCode.optional() })
  .register(openApiMeta, {
    id: 'AskQuote',
    examples: [{ country: 'DE', lines: [{ productCode: 7, quantity: 2 }] }],
  });
export type AskQuote = z.infer<typeof AskQuote>;

export const LINE_PROBLEMS = ['not-sold', 'out-of-stock', 'not-enough', 'unknown'] as const;

const changeOf = (number: z.ZodNumber | z.ZodInt) => z.object({ from: number, to: number }).optional();

const A_LINE = {
  productCode: 7,
  productName: 'Gooseneck Kettle',
  ...A_PRODUCT_PICTURE,
  categoryId: 1,
  quantity: 2,
  available: 2,
  ...amountsOf(CART_AMOUNTS, name => DESCRIBED_AMOUNTS[name].example),
  stockAvailable: 40,
  lineTotal: 129,
  problem: null,
  changed: { price: { from: 59.9, to: 64.5 } },
};

const inCart = (name: keyof CartAmounts) =>
  name === 'unitPrice' ? { description: 'Null if it isn’t sold' } : DESCRIBED_AMOUNTS[name].meta;

const QuotedLine = z
  .object({
    productCode: z.int(),
    productName: z.string().nullable().register(openApiMeta, { description: 'Null if unknown' }),
    ...PRODUCT_PICTURE,
    categoryId: z.int().nullable(),
    quantity: z.int().register(openApiMeta, { description: 'Requested quantity' }),
    available: z.int().register(openApiMeta, { description: 'Quantity available to buy now' }),
    ...amountsOf(CART_AMOUNTS, name => z.number().nullable().register(openApiMeta, inCart(name))),
    stockAvailable: z.int(),
    lineTotal: z.number().register(openApiMeta, { description: 'For the quantity available now' }),
    problem: z.enum(LINE_PROBLEMS).nullable(),
    changed: z
      .object({ price: changeOf(z.number()), stock: changeOf(z.int()) })
      .nullable()
      .register(openApiMeta, { description: 'Changes since the shopper last saw it' }),
  })
  .register(openApiMeta, {
    id: 'QuotedLine',
    examples: [A_LINE],
  });
export type QuotedLine = z.infer<typeof QuotedLine>;

export const Quote = z
  .object({
    country: z.object({ countryCode: z.string(), countryName: z.string(), denomination: z.string() }),
    delivery: DeliveryTime.nullable().register(openApiMeta, {
      description: 'How long delivery takes; null if the shop doesn’t say',
    }),
    lines: z.array(QuotedLine),
    subtotal: z.number(),
    shipping: z.number(),
    discount: z.number(),
    total: z.number(),
    points: Points,
    coupon: z
      .object({ code: z.string(), accepted: z.boolean(), message: z.string() })
      .nullable()
      .register(openApiMeta, { description: 'Whether the coupon applies; null if none was given' }),
    payments: z.array(z.enum(PAYMENTS)).register(openApiMeta, { description: 'Available payment methods' }),
    orderable: z
      .boolean()
      .register(openApiMeta, { description: 'Whether the whole cart can be ordered as is' }),
    quote: z.string().register(openApiMeta, {
      description: 'Send it with an order to keep these prices until expiresAt',
    }),
    expiresAt: z.iso.datetime(),
  })
  .register(openApiMeta, {
    id: 'Quote',
    examples: [
      {
        country: { countryCode: 'DE', countryName: 'Germany', denomination: 'EUR' },
        delivery: DELIVERY_EXAMPLE,
        lines: [A_LINE],
        subtotal: 129,
        shipping: 30,
        discount: 0,
        total: 159,
        points: { pv: 24, pq: 12 },
        coupon: null,
        payments: ['bank-transfer', 'cash-on-delivery'],
        orderable: true,
        quote: 'eyJhbGciOiJIUzI1NiJ9.eyJjb3VudHJ5IjoiREUifQ.c2lnbmF0dXJl',
        expiresAt: '2026-09-01T08:15:00.000Z',
      },
    ],
  });
export type Quote = z.infer<typeof Quote>;
