import { and, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { orders } from '../../../db/schema/orders.ts';
import { build } from '../../../db/sql/build.ts';
import { containsText } from '../../../db/sql/contains.ts';
import type { RowsOf } from '../../../db/sql/statement.ts';
import type { Deps } from '../../deps.ts';
import { countOf, listRows, orderedBy } from '../../records/list-rows.ts';
import type { OutboxEmail, OutboxFilter } from './contract.ts';

const selectEmails = () =>
  build
    .select({ ...getTableColumns(letters), orderNumber: orders.orderNumber })
    .from(letters)
    .leftJoin(orders, eq(orders.orderId, letters.orderId));

type Row = RowsOf<ReturnType<typeof selectEmails>>[number];

export function listEmails({ database }: Deps<'database'>, filter: OutboxFilter) {
  const where = emailsMatching(filter);
  return listRows(database, {
    from: letters,
    id: letters.letterId,
    idOf: (row: Row) => row.letterId,
    select: selectEmails,
    toEntity: toOutboxEmail,
    where,
    order: orderBy(filter),
    total: countOf(letters, where),
    paging: filter,
  });
}

/** Sent emails need no action. */
export const emailsMatching = ({ kind, state, q }: OutboxFilter) =>
  and(
    isNull(letters.sentAt),
    kind && eq(letters.kind, kind),
    state && (state === 'waiting' ? isNull(letters.givenUpAt) : isNotNull(letters.givenUpAt)),
    q ? containsText(letters.recipient, q) : undefined,
  );

/** The oldest first, unless sorted otherwise. */
const orderBy = ({ sort = { field: 'writtenAt', descending: false } }: OutboxFilter) =>
  orderedBy({ ...sort, by: letters[sort.field], id: letters.letterId });

function toOutboxEmail(row: Row): OutboxEmail {
  const { letterId, kind, recipient, orderNumber, tries, problem, writtenAt, dueAt, givenUpAt } = row;
  return {
    letterId,
    kind,
    recipient,
    orderNumber,
    state: givenUpAt ? 'given-up' : 'waiting',
    tries,
    problem,
    writtenAt: writtenAt.toISOString(),
    dueAt: givenUpAt ? null : dueAt.toISOString(),
  };
}
