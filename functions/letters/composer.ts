import type { Database } from '../../db/database.ts';
import type { letters } from '../../db/schema/letters.ts';
import type { LetterKind } from '../contracts/letter-kinds.ts';
import type { Keys } from '../signing/key-ring.ts';
import type { LetterContent } from './letter.ts';

export type DueLetter = typeof letters.$inferSelect;
export type Composed = { content: LetterContent; headers?: Record<string, string> | undefined };

/**
 * Writes emails from current data and returns them by id, without those that no longer apply. One round trip, however
 * many there are.
 */
export type Composer = (
  deps: { database: Database; keys: Keys },
  due: DueLetter[],
) => Promise<Map<number, Composed>>;

export type Composers = Record<LetterKind, Composer>;
