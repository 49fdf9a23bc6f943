import type { Database } from '../../db/client/database.ts';
import type { letters } from '../../db/schema/letters.ts';
import type { EmailKind } from '../contracts/email-kinds.ts';
import type { Keys } from '../signing/key-ring.ts';
import type { EmailContent } from './email.ts';

export type DueEmail = typeof letters.$inferSelect;
export type Composed = { content: EmailContent; headers?: Record<string, string> | undefined };

/**
 * Writes emails from current data and returns them by id, without those that no longer apply. One round trip, however
 * many there are.
 */
export type Composer = (
  deps: { database: Database; keys: Keys },
  due: DueEmail[],
) => Promise<Map<number, Composed>>;

export type Composers = Record<EmailKind, Composer>;
