import { and, eq, sql, sum } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { accountCounts } from '../../../db/schema/account-counts.ts';
import { users } from '../../../db/schema/users.ts';
import { build } from '../../../db/sql/build.ts';
import { prefixMatch, wordsOf } from '../../../db/sql/search-words.ts';
import type { Deps } from '../../deps.ts';
import { countOf, listRows, type Order } from '../../records/list-rows.ts';
import type { StaffAccountFilter } from './contract.ts';
import { toStaffAccount } from './rows.ts';

const SORTS: Record<NonNullable<StaffAccountFilter['sort']>['field'], SQLiteColumn[]> = {
  createdAt: [users.createdAt],
  username: [users.username],
  email: [users.email],
  role: [users.role, users.enabled, users.pending],
  status: [users.enabled, users.pending],
};

/** Every account of any role, newest first. */
export function listAccounts({ database }: Deps<'database'>, filter: StaffAccountFilter) {
  const { q } = filter;
  const found = sql`${users.userId} IN (SELECT rowid FROM account_search WHERE account_search MATCH ${prefixMatch(wordsOf(q ?? ''))})`;
  const chosen = and(...keptBy(users, filter), q ? found : undefined);
  const total = q
    ? countOf(users, chosen)
    : build
        .select({ total: sum(accountCounts.accounts).mapWith(Number) })
        .from(accountCounts)
        .where(and(...keptBy(accountCounts, filter)));
  return listRows(database, {
    from: users,
    id: users.userId,
    idOf: row => row.userId,
    select: () => build.select().from(users),
    where: chosen,
    order: orderBy(filter),
    total,
    paging: filter,
    toEntity: toStaffAccount,
  });
}

/** The same condition, for accounts and for the table that counts them. */
function keptBy(table: typeof users | typeof accountCounts, { role, status }: StaffAccountFilter) {
  return [
    role ? eq(table.role, role) : undefined,
    status ? eq(table.enabled, status !== 'disabled') : undefined,
    status && status !== 'disabled' ? eq(table.pending, status === 'pending') : undefined,
  ];
}

function orderBy({ sort }: StaffAccountFilter): Order {
  const { field = 'createdAt', descending = true } = sort ?? {};
  return { by: [...SORTS[field], users.userId], descending };
}
