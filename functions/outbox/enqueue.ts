import { type SQL, sql } from 'drizzle-orm';
import { letters as letterRows } from '../../db/schema/letters.ts';
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
export const enqueue = ({ about, ...letter }: NewLetter) => enqueueAll(about, [letter]);

export const enqueueAll = (about: NewLetter['about'], letters: Omit<NewLetter, 'about'>[]) => sql`
  INSERT INTO ${letterRows} (kind, recipient, origin, ${sql.raw(ABOUT[about])}, written_at, due_at, owed)
  ${sql.join(letters.map(selectLetters), sql` UNION ALL `)}`;

const selectLetters = ({ kind, origin, to, isOwed = sql`0`, at = Date.now() }: Omit<NewLetter, 'about'>) =>
  sql`SELECT ${kind}, recipient, ${origin}, about, ${at}, ${at}, ${isOwed} FROM (${to}) WHERE true`;
