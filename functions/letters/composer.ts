import type { Database } from '../../db/database.ts';
import type { letters } from '../../db/schema/letters.ts';
import type { LetterKind } from '../contracts/letter-kinds.ts';
import type { Keys } from '../signing/key-ring.ts';
import type { LetterContent } from './letter.ts';

export type DueLetter = typeof letters.$inferSelect;
export type Composed = { content: LetterContent; headers?: Record<string, string> | undefined };

/**
 * Says what letters say, by their ids, of what they tell of as it is now; one that has nothing to tell any more is left out.
 * One round trip, however many they are.
 */
export type Composer = (
  deps: { database: Database; keys: Keys },
  due: DueLetter[],
) => Promise<Map<number, Composed>>;

export type Composers = Record<LetterKind, Composer>;
