import { type SQL, sql } from 'drizzle-orm';
import { letters } from '../../db/schema/letters.ts';
import type { LetterKind } from '../contracts/letter-kinds.ts';

/** What a letter tells of, by the column that refers to it. */
const ABOUT = { order: 'order_id', subscriber: 'subscriber_id', user: 'user_id', reply: 'reply_id' } as const;

type NewLetter = {
  kind: LetterKind;
  origin: string;
  about: keyof typeof ABOUT;
  /** Selects `recipient` and `about`, which may be null, of each. */
  to: SQL;
  /** Whether it is owed to its reader, by `recipient` and `about`: then no limit holds it back. */
  isOwed?: SQL;
  /** When it was caused, where its composer finds by that what it tells of. */
  at?: number;
};

/** Puts letters into the outbox, in the batch that makes what they tell of: a statement. */
export function enqueue({ kind, origin, about, to, isOwed = sql`0`, at = Date.now() }: NewLetter) {
  return sql`
    INSERT INTO ${letters} (kind, recipient, origin, ${sql.raw(ABOUT[about])}, written_at, due_at, owed)
    SELECT ${kind}, recipient, ${origin}, about, ${at}, ${at}, ${isOwed} FROM (${to}) WHERE true`;
}
