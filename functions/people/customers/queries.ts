import { and, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/client/database.ts';
import { accountCounts } from '../../../db/schema/account-counts.ts';
import { customerFigures } from '../../../db/schema/customer-figures.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { prefixMatch, wordsOf } from '../../../db/sql/search-words.ts';
import type { Deps } from '../../deps.ts';
import { NotFound } from '../../errors.ts';
import type { Listing } from '../../http/paging.ts';
import { countOf, listRows, orderedBy } from '../../records/list-rows.ts';
import type { Customer, CustomerFilter } from './contract.ts';
import { ADDRESSES, CUSTOMER, toCustomer, toDetails } from './rows.ts';

/** The unary plus makes SQLite read along the sort order instead of collecting by role first. */
const IS_CUSTOMER = sql`+${users.role} = 'customer'`;

const itsFigures = eq(customerFigures.userId, users.userId);

/** Newest first; the page is determined before the orders of its customers are read. */
export async function listCustomers(
  { database }: Deps<'database'>,
  filter: CustomerFilter,
): Promise<Listing<Customer>> {
  const { q } = filter;
  const chosen = and(IS_CUSTOMER, q ? isFound(q) : undefined);
  const total = q
    ? countOf(users, chosen)
    : build
        .select({ total: sum(accountCounts.accounts).mapWith(Number) })
        .from(accountCounts)
        .where(eq(accountCounts.role, 'customer'));
  return await listRows(database, {
    ...placeOf(filter),
    idOf: row => row.userId,
    select: () => build.select(CUSTOMER).from(users).innerJoin(customerFigures, itsFigures),
    where: chosen,
    isWide: true,
    total,
    paging: filter,
    toEntity: toCustomer,
  });
}

/** Includes staff who ordered something; other staff accounts are for administrators. */
export async function findCustomer(database: Database, id: number) {
  const [row] = await database.read(
    build
      .select({ ...CUSTOMER, addresses: ADDRESSES.as('addresses') })
      .from(users)
      .innerJoin(customerFigures, itsFigures)
      .where(and(eq(users.userId, id), sql`(${users.role} = 'customer' OR ${customerFigures.orders} > 0)`)),
  );
  if (!row) throw new NotFound(`There is no customer ${id}`);
  return { entity: toDetails(row), version: row.version };
}

const isFound = (q: string) =>
  sql`${users.userId} IN (SELECT rowid FROM account_search WHERE account_search MATCH ${prefixMatch(wordsOf(q))})`;

const FIGURES = {
  lastOrderAt: [customerFigures.lastOrderAt],
  orders: [customerFigures.orders],
  spent: [customerFigures.spentIn, customerFigures.spent],
};

/** Uses a covering index of the table with the sort columns. */
function placeOf({ sort = { field: 'createdAt', descending: true } }: CustomerFilter) {
  const { field, descending } = sort;
  if (field === 'createdAt' || field === 'username' || field === 'email') {
    const id = users.userId;
    return { from: users, id, order: orderedBy({ by: users[field], id, descending }) };
  }
  const id = customerFigures.userId;
  return {
    from: sql`${customerFigures} JOIN ${users} ON ${itsFigures}`,
    id,
    order: { by: [...FIGURES[field], id], descending },
  };
}
