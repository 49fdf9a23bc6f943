import { sql } from 'drizzle-orm';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orderMoves } from '../../db/schema/order-moves.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { nextStockLine } from '../../db/sql/stock-lines.ts';
import { HOUR } from '../../functions/contracts/durations.ts';
import type { PaymentMethod } from '../../functions/contracts/payment-methods.ts';
import { PRODUCT_NAMES } from './catalogue.ts';
import { DEMO_COUNTRIES, priceIn, shippingTo } from './countries.ts';
import { insertRows } from './insert-rows.ts';
import { offerOf, pointsOf } from './offers.ts';
import { enqueueDemoEmails } from './order-emails.ts';
import { movesOf } from './order-moves.ts';

type DemoOrder = {
  orderNumber: string;
  hoursAgo: number;
  username: string;
  country: (typeof DEMO_COUNTRIES)[number]['countryCode'];
  city: string;
  payment: PaymentMethod;
  state: (typeof orders.$inferInsert)['state'] & string;
  things: Record<string, number>;
};

/** Orders of the past weeks. */
const DEMO_ORDERS: DemoOrder[] = [
  {
    orderNumber: 'M4T8QWX2P',
    hoursAgo: 520,
    username: 'bastien',
    country: 'CH',
    city: 'Lausanne',
    payment: 'bank-transfer',
    state: 'delivered',
    things: { 'Noon Pour-Over Set': 1, 'Gooseneck Kettle': 1 },
  },
  {
    orderNumber: 'M9CJ3ND7K',
    hoursAgo: 431,
    username: 'hanako',
    country: 'JP',
    city: 'Kyoto',
    payment: 'cash-on-delivery',
    state: 'delivered',
    things: { 'Stoneware Plate 27 cm': 4, 'Dotted Notebook A5': 2 },
  },
  {
    orderNumber: 'MB6V0YZ5R',
    hoursAgo: 345,
    username: 'customer',
    country: 'DE',
    city: 'Berlin',
    payment: 'bank-transfer',
    state: 'delivered',
    things: { 'Cast Iron Skillet': 1, 'Olive Oil Soap': 6 },
  },
  {
    orderNumber: 'M1HX9GF4S',
    hoursAgo: 290,
    username: 'farah',
    country: 'SA',
    city: 'Riyadh',
    payment: 'cash-on-delivery',
    state: 'delivered',
    things: { 'Waffle Bath Towel, ochre': 2 },
  },
  {
    orderNumber: 'MQ7E2KA8D',
    hoursAgo: 197,
    username: 'amara',
    country: 'GB',
    city: 'Leeds',
    payment: 'bank-transfer',
    state: 'shipped',
    things: {
      'Waxed Canvas Weekender': 1,
      'Insulated Bottle 500 ml, sea': 1,
      'Insulated Bottle 500 ml, clay': 1,
    },
  },
  {
    orderNumber: 'MZ5R8TC1M',
    hoursAgo: 122,
    username: 'leila',
    country: 'US',
    city: 'Portland',
    payment: 'bank-transfer',
    state: 'paid',
    things: { 'Stacking Arches': 1, 'Backgammon Board': 1, 'Cork Yoga Mat': 1 },
  },
  {
    orderNumber: 'MD0WJ6P3V',
    hoursAgo: 51,
    username: 'jonas',
    country: 'DE',
    city: 'Hamburg',
    payment: 'cash-on-delivery',
    state: 'pending',
    things: { 'Waffle Bath Towel, sage': 3, 'Beech Bath Brush': 1 },
  },
  {
    orderNumber: 'MK8N4SY7B',
    hoursAgo: 9,
    username: 'customer',
    country: 'DE',
    city: 'Berlin',
    payment: 'bank-transfer',
    state: 'pending',
    things: { 'Noon Pour-Over Set': 1 },
  },
];

/** Units of a product that these orders sold in a country. */
export const piecesSold = (productName: string, countryCode: string) =>
  DEMO_ORDERS.filter(({ country }) => country === countryCode).reduce(
    (pieces, { things }) => pieces + (things[productName] ?? 0),
    0,
  );

export function orderRows(): Writable[] {
  const made = DEMO_ORDERS.map((order, index) => {
    const orderId = index + 1;
    const country = DEMO_COUNTRIES.find(({ countryCode }) => countryCode === order.country);
    if (!country) throw new Error(`the demo shop does not sell in ${order.country}`);
    const lines = Object.entries(order.things).map(([productName, quantity], position) => {
      const offer = offerOf(productName);
      const productCode = PRODUCT_NAMES.indexOf(productName) + 1;
      const sold = { unitPrice: priceIn(country, offer.euros), ...pointsOf(offer) };
      return { orderId, position: position + 1, productCode, productName, quantity, ...sold };
    });
    const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    const shipping = shippingTo(country);
    const { countryCode, countryName, denomination } = country;
    const billing = addressOf(order, countryName);
    const row = {
      orderId,
      orderNumber: order.orderNumber,
      idempotencyKey: `demo-${order.orderNumber}`,
      requestHash: '',
      userId: sql<number>`(SELECT ${users.userId} FROM ${users} WHERE ${users.username} = ${order.username})`,
      email: billing.email,
      payment: order.payment,
      countryCode,
      countryName,
      denomination,
      billing,
      subtotal,
      shipping,
      total: subtotal + shipping,
      createdAt: new Date(Date.now() - order.hoursAgo * HOUR),
    };
    return { row, lines, moves: movesOf(order, orderId) };
  });
  return [
    ...insertRows(
      orders,
      made.map(({ row }) => row),
    ),
    ...insertRows(
      orderLines,
      made.flatMap(({ lines }) => lines),
    ),
    takeStock(),
    givePoints(),
    ...insertRows(
      orderMoves,
      made.flatMap(({ moves }) => moves),
    ),
    enqueueDemoEmails(),
  ];
}

const NEXT_LINE = sql.raw(nextStockLine('product_prices.product_code', 'product_prices.country_id'));

const takeStock = () =>
  sql`
    INSERT INTO stock_moves (product_code, country_id, line, change, stock, reason, order_id, at)
    SELECT product_code, country_id, ${NEXT_LINE}, -quantity, stock_available - quantity, 'sold', orders.order_id, orders.created_at
    FROM orders JOIN order_lines USING (order_id) JOIN countries USING (country_code)
      JOIN product_prices USING (product_code, country_id)`;

const givePoints = () =>
  sql`
    INSERT INTO points_moves (order_id, reason, user_id, pv, pq, at)
    SELECT order_id, 'earned', user_id, sum(pv * quantity), sum(pq * quantity), created_at
    FROM orders JOIN order_lines USING (order_id) GROUP BY order_id`;

function addressOf({ username, city }: DemoOrder, country: string) {
  return {
    firstName: username.charAt(0).toUpperCase() + username.slice(1),
    lastName: 'Sample',
    address: '1 Sample Street',
    city,
    state: city,
    postcode: '00000',
    country,
    email: `${username}@meridian.example`,
    phone: '+00 000 0000000',
  };
}
