import { sql } from 'drizzle-orm';
import { customerFigures } from '../../../db/schema/customer-figures.ts';
import type { OrderAddress } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import type { Customer, CustomerDetails } from './contract.ts';

const theirs = sql.raw('user_id = users.user_id');
const NEWEST_FIRST = sql.raw('ORDER BY order_id DESC');
const MOST_ADDRESSES = 10;

/** Each reads the orders of one account only, along `orders_by_user`. */
const BILLED = sql<string | null>`(SELECT billing FROM orders WHERE ${theirs} ${NEWEST_FIRST} LIMIT 1)`;
const POINTS = sql<string>`(
  SELECT json_array(coalesce(sum(pv), 0), coalesce(sum(pq), 0)) FROM points_moves WHERE ${theirs}
)`;
const SPENT = sql<string>`(
  SELECT json_group_array(json_array(denomination, total)) FROM (
    SELECT denomination, sum(total) AS total FROM orders
    WHERE ${theirs} AND state NOT IN ('cancelled', 'refunded') GROUP BY denomination ORDER BY denomination
  )
)`;

export const ADDRESSES = sql<string>`(
  SELECT json_group_array(json(address)) FROM (
    SELECT coalesce(shipping_address, billing) AS address FROM orders
    WHERE ${theirs} GROUP BY address ORDER BY max(order_id) DESC LIMIT ${sql.raw(String(MOST_ADDRESSES))}
  )
)`;

/** An account with figures from its orders. */
export const CUSTOMER = {
  userId: users.userId,
  username: users.username,
  name: users.empName,
  email: users.email,
  enabled: users.enabled,
  createdAt: users.createdAt,
  version: users.version,
  orders: customerFigures.orders,
  lastOrderAt: customerFigures.lastOrderAt,
  billed: BILLED.as('billed'),
  spent: SPENT.as('spent'),
  points: POINTS.as('points'),
};

type Row = Omit<Customer, 'createdAt' | 'lastOrderAt' | 'spent' | 'points'> & {
  version: number;
  createdAt: Date;
  lastOrderAt: number;
  billed: string | null;
  spent: string;
  points: string;
};

export function toCustomer({ version: _, billed, name, ...row }: Row): Customer {
  const [pv, pq] = JSON.parse(row.points) as [number, number];
  return {
    ...row,
    name: name || nameIn(billed),
    createdAt: row.createdAt.toISOString(),
    lastOrderAt: row.lastOrderAt === 0 ? null : new Date(row.lastOrderAt).toISOString(),
    spent: (JSON.parse(row.spent) as [string, number][]).map(([denomination, total]) => ({
      denomination,
      amount: fromHundredths(total),
    })),
    points: { pv: fromHundredths(pv), pq: fromHundredths(pq) },
  };
}

function nameIn(billed: string | null): string {
  if (billed === null) return '';
  const { firstName, lastName } = JSON.parse(billed) as OrderAddress;
  return `${firstName} ${lastName}`;
}

export const toDetails = ({ addresses, ...row }: Row & { addresses: string }): CustomerDetails => ({
  ...toCustomer(row),
  addresses: JSON.parse(addresses) as OrderAddress[],
});
