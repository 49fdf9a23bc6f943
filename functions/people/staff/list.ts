import { and, asc, desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { accountCounts } from '../../../db/schema/account-counts.ts';
import { users } from '../../../db/schema/users.ts';
import { prefixMatch, wordsOf } from '../../../db/search-words.ts';
import type { Deps } from '../../http/app-env.ts';
import { countOf } from '../../records/crud-queries.ts';
import { listRows } from '../../records/rows.ts';
import type { StaffAccountFilter } from './contract.ts';
import { toStaffAccount } from './rows.ts';

const SORTS: Record<NonNullable<StaffAccountFilter['sort']>['field'], SQL[]> = {
  createdAt: [sql`${users.createdAt}`],
  username: [sql`${users.username}`],
  email: [sql`${users.email}`],
  role: [sql`${users.role}`, sql`${users.enabled}`, sql`${users.pending}`],
  status: [sql`${users.enabled}`, sql`${users.pending}`],
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
    rows: build
      .select()
      .from(users)
      .where(chosen)
      .orderBy(...orderOf(filter)),
    total,
    page: filter,
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

function orderOf({ sort }: StaffAccountFilter) {
  const { field = 'createdAt', descending = true } = sort ?? {};
  const direction = descending ? desc : asc;
  return [...SORTS[field], users.userId].map(column => direction(column));
}
