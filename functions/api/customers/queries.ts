import { and, asc, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import { begun, wordsOf } from '../../../db/begun-words.ts';
import type { Database } from '../../../db/database.ts';
import { accountCounts } from '../../../db/schema/account-counts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import type { Customer, CustomerFilter } from '../../contracts/customers.ts';
import { NotFound } from '../../errors.ts';
import { type Listing, sliceOf } from '../../http/paging.ts';
import { ADDRESSES, CUSTOMER, toCustomer, toDetails } from './rows.ts';

/** Unary, so that the list is read along its order and not gathered by role first. */
const IS_CUSTOMER = sql`+${users.role} = 'customer'`;

/** The newest first; the page is found before the orders of those on it are read. */
export async function listCustomers(database: Database, filter: CustomerFilter): Promise<Listing<Customer>> {
  const { q } = filter;
  const chosen = and(IS_CUSTOMER, q ? isFound(q) : undefined);
  const order = orderOf(filter);
  const slice = sliceOf(filter);
  const select = () => database.select(CUSTOMER).from(users);
  if (!slice) {
    const all = await select().where(chosen).orderBy(order);
    return { rows: all.map(toCustomer), total: all.length };
  }
  const page = sql`(SELECT ${users.userId} FROM ${users} WHERE ${chosen} ORDER BY ${order}
    LIMIT ${slice.limit} OFFSET ${slice.offset})`;
  const [rows, [counted]] = await database.batch([
    select().where(sql`${users.userId} IN ${page}`).orderBy(order),
    q
      ? database.select({ total: count() }).from(users).where(chosen)
      : database
          .select({ total: sum(accountCounts.accounts).mapWith(Number) })
          .from(accountCounts)
          .where(eq(accountCounts.role, 'customer')),
  ]);
  return { rows: rows.map(toCustomer), total: counted?.total ?? 0 };
}

/** Also somebody of the staff who ordered; the other accounts are for administrators. */
export async function findCustomer(database: Database, id: number) {
  const orderedOnce = sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.userId} = ${users.userId})`;
  const [row] = await database
    .select({ ...CUSTOMER, addresses: ADDRESSES.as('addresses') })
    .from(users)
    .where(and(eq(users.userId, id), sql`(${users.role} = 'customer' OR ${orderedOnce})`));
  if (!row) throw new NotFound(`There is no customer ${id}`);
  return { entity: toDetails(row), version: row.version };
}

const isFound = (q: string) =>
  sql`${users.userId} IN (SELECT rowid FROM account_search WHERE account_search MATCH ${begun(wordsOf(q))})`;

function orderOf({ sort }: CustomerFilter): SQL {
  const { field = 'createdAt', descending = true } = sort ?? {};
  const direction = descending ? desc : asc;
  return sql.join([direction(users[field]), direction(users.userId)], sql`, `);
}
