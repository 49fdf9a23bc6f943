import { and, asc, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { accountCounts } from '../../../db/schema/account-counts.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { prefixMatch, wordsOf } from '../../../db/search-words.ts';
import { NotFound } from '../../errors.ts';
import type { Deps } from '../../http/app-env.ts';
import { type Listing, sliceOf } from '../../http/paging.ts';
import type { Customer, CustomerFilter } from './contract.ts';
import { ADDRESSES, CUSTOMER, toCustomer, toDetails } from './rows.ts';

/** The unary plus makes SQLite read along the sort order instead of collecting by role first. */
const IS_CUSTOMER = sql`+${users.role} = 'customer'`;

/** Newest first; the page is determined before the orders of its customers are read. */
export async function listCustomers(
  { database }: Deps<'database'>,
  filter: CustomerFilter,
): Promise<Listing<Customer>> {
  const { q } = filter;
  const chosen = and(IS_CUSTOMER, q ? isFound(q) : undefined);
  const order = orderOf(filter);
  const slice = sliceOf(filter);
  const select = () => build.select(CUSTOMER).from(users);
  if (!slice) {
    const all = await database.read(select().where(chosen).orderBy(order));
    return { rows: all.map(toCustomer), total: all.length };
  }
  const page = sql`(SELECT ${users.userId} FROM ${users} WHERE ${chosen} ORDER BY ${order}
    LIMIT ${slice.limit} OFFSET ${slice.offset})`;
  const [rows, [counted]] = await database.readBatch([
    select().where(sql`${users.userId} IN ${page}`).orderBy(order),
    q
      ? build.select({ total: count() }).from(users).where(chosen)
      : build
          .select({ total: sum(accountCounts.accounts).mapWith(Number) })
          .from(accountCounts)
          .where(eq(accountCounts.role, 'customer')),
  ]);
  return { rows: rows.map(toCustomer), total: counted?.total ?? 0 };
}

/** Includes staff who ordered something; other staff accounts are for administrators. */
export async function findCustomer(database: Database, id: number) {
  const orderedOnce = sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.userId} = ${users.userId})`;
  const [row] = await database.read(
    build
      .select({ ...CUSTOMER, addresses: ADDRESSES.as('addresses') })
      .from(users)
      .where(and(eq(users.userId, id), sql`(${users.role} = 'customer' OR ${orderedOnce})`)),
  );
  if (!row) throw new NotFound(`There is no customer ${id}`);
  return { entity: toDetails(row), version: row.version };
}

const isFound = (q: string) =>
  sql`${users.userId} IN (SELECT rowid FROM account_search WHERE account_search MATCH ${prefixMatch(wordsOf(q))})`;

function orderOf({ sort }: CustomerFilter): SQL {
  const { field = 'createdAt', descending = true } = sort ?? {};
  const direction = descending ? desc : asc;
  return sql.join([direction(users[field]), direction(users.userId)], sql`, `);
}
