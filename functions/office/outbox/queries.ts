import { and, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { build } from '../../../db/build.ts';
import { contains } from '../../../db/contains.ts';
import { letters } from '../../../db/schema/letters.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { RowsOf } from '../../../db/statement.ts';
import type { Deps } from '../../http/app-env.ts';
import { countOf, inOrderOf, listRows } from '../../records/list-rows.ts';
import type { Letter, LetterFilter } from './contract.ts';

const selectLetters = () =>
  build
    .select({ ...getTableColumns(letters), orderNumber: orders.orderNumber })
    .from(letters)
    .leftJoin(orders, eq(orders.orderId, letters.orderId));

type Row = RowsOf<ReturnType<typeof selectLetters>>[number];

export function listLetters({ database }: Deps<'database'>, filter: LetterFilter) {
  const where = lettersMatching(filter);
  return listRows(database, {
    from: letters,
    id: letters.letterId,
    idOf: (row: Row) => row.letterId,
    select: selectLetters,
    toEntity: toLetter,
    where,
    order: orderOf(filter),
    total: countOf(letters, where),
    page: filter,
  });
}

/** Sent e-mails need no action. */
export const lettersMatching = ({ kind, state, q }: LetterFilter) =>
  and(
    isNull(letters.sentAt),
    kind && eq(letters.kind, kind),
    state && (state === 'waiting' ? isNull(letters.givenUpAt) : isNotNull(letters.givenUpAt)),
    q ? contains(letters.recipient, q) : undefined,
  );

/** The oldest first, unless sorted otherwise. */
const orderOf = ({ sort = { field: 'writtenAt', descending: false } }: LetterFilter) =>
  inOrderOf({ ...sort, by: letters[sort.field], id: letters.letterId });

function toLetter(row: Row): Letter {
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
