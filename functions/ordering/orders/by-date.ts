import { type SQL, sql } from 'drizzle-orm';
import { orders } from '../../../db/schema/orders.ts';
import { ORDER_STATES, type OrderState } from '../../contracts/order-states.ts';

type Range = { limit: number; offset?: number; descending?: boolean };

/** IDs of a slice of the matching orders by date, using the index of each state. */
export function idsByDate(
  { limit, offset = 0, descending = true }: Range,
  { state, chosen }: { state?: OrderState | undefined; chosen?: SQL | undefined } = {},
): SQL {
  const direction = sql.raw(descending ? 'DESC' : 'ASC');
  const inOrder = sql`ORDER BY created_at ${direction}, order_id ${direction}`;
  const ofState = (of: OrderState) => sql`
    SELECT * FROM (
      SELECT ${orders.orderId}, ${orders.createdAt} FROM ${orders}
      WHERE ${orders.state} = ${of} ${chosen ? sql`AND ${chosen}` : sql``} ${inOrder} LIMIT ${offset + limit}
    )`;
  const states = state ? [state] : ORDER_STATES;
  return sql`
    SELECT order_id FROM (${allOf(states.map(ofState))})
    ${inOrder} LIMIT ${limit} OFFSET ${offset}`;
}

/** D1 allows five parts in a UNION, and there are more states. */
function allOf(parts: SQL[]): SQL {
  const half = Math.ceil(parts.length / 2);
  const halves = parts.length > 2 ? [parts.slice(0, half), parts.slice(half)] : parts.map(part => [part]);
  return sql.join(
    halves.map(part => (part.length > 1 ? sql`SELECT * FROM (${allOf(part)})` : sql`${part[0]}`)),
    sql` UNION ALL `,
  );
}
