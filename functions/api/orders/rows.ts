import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { fromHundredths } from '../../../db/hundredths.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { Order, OrderLine } from '../../contracts/orders.ts';

type KeptLine = [
  productCode: number,
  productName: string,
  quantity: number,
  unitPrice: number,
  pv: number,
  pq: number,
];

const LINES = sql<string>`(
  SELECT json_group_array(json_array(product_code, product_name, quantity, unit_price, pv, pq))
  FROM (SELECT * FROM order_lines WHERE order_lines.order_id = orders.order_id ORDER BY position)
)`;

export type OrderRow = typeof orders.$inferSelect & { lines: string };

/** Orders with their lines: a statement for a batch. */
export function selectOrders(database: Database) {
  return database.select({ ...getTableColumns(orders), lines: LINES.as('lines') }).from(orders);
}

export function toOrder(row: OrderRow): Order {
  const kept = JSON.parse(row.lines) as KeptLine[];
  const sum = (of: (line: KeptLine) => number) => kept.reduce((total, line) => total + of(line), 0);
  return {
    orderNumber: row.orderNumber,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    country: row.countryCode,
    countryName: row.countryName,
    denomination: row.denomination,
    payment: row.payment,
    lines: kept.map(toOrderLine),
    subtotal: fromHundredths(row.subtotal),
    shipping: fromHundredths(row.shipping),
    discount: fromHundredths(row.discount),
    total: fromHundredths(row.total),
    points: {
      pv: fromHundredths(sum(([, , quantity, , pv]) => pv * quantity)),
      pq: fromHundredths(sum(([, , quantity, , , pq]) => pq * quantity)),
    },
    billing: row.billing,
    shippingAddress: row.shippingAddress,
    notes: row.notes,
  };
}

const toOrderLine = ([productCode, productName, quantity, unitPrice, pv, pq]: KeptLine): OrderLine => ({
  productCode,
  productName,
  quantity,
  unitPrice: fromHundredths(unitPrice),
  pv: fromHundredths(pv),
  pq: fromHundredths(pq),
  lineTotal: fromHundredths(unitPrice * quantity),
});

export const toVersioned = (row: OrderRow) => ({ entity: toOrder(row), version: row.version });
