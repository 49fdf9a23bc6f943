import { type SQL, sql } from 'drizzle-orm';
import { letters as outbox } from '../../db/schema/letters.ts';
import type { EmailKind } from '../contracts/email-kinds.ts';

/** What an email is about, by reference column. */
const ABOUT = { order: 'order_id', subscriber: 'subscriber_id', user: 'user_id', reply: 'reply_id' } as const;

type NewEmail = {
  kind: EmailKind;
  origin: string;
  about: keyof typeof ABOUT;
  /** Selects `recipient` and `about` (nullable) of each. */
  to: SQL;
  /** Whether it is exempt from the limit, by `recipient` and `about`. */
  isOwed?: SQL;
  /** Time of the event, if its composer needs it, or when it is to be sent. */
  at?: number | SQL;
};

/** Statement: puts emails into the outbox, in the same batch as the event. */
export const enqueue = ({ about, ...email }: NewEmail) => enqueueAll(about, [email]);

export const enqueueAll = (about: NewEmail['about'], emails: Omit<NewEmail, 'about'>[]) => sql`
  INSERT INTO ${outbox} (kind, recipient, origin, ${sql.raw(ABOUT[about])}, written_at, due_at, owed)
  ${sql.join(emails.map(selectEmails), sql` UNION ALL `)}`;

const selectEmails = ({ kind, origin, to, isOwed = sql`0`, at = Date.now() }: Omit<NewEmail, 'about'>) =>
  sql`SELECT ${kind}, recipient, ${origin}, about, ${at}, ${at}, ${isOwed} FROM (${to}) WHERE true`;
