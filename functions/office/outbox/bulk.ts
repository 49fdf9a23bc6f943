import { sql } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { amongMeant, deleting, type InBulk, isIn } from '../../bulk/work.ts';
import { LetterFilter } from './contract.ts';
import { lettersMatching } from './queries.ts';

const LETTER_ACTIONS = ['send', 'delete'] as const;
type LetterAction = (typeof LETTER_ACTIONS)[number];

export const BulkLetters = bulkOf('BulkLetters', {
  filter: LetterFilter,
  key: rowId,
  actions: LETTER_ACTIONS,
});

const KEYS = [letters.letterId];

export const lettersInBulk: InBulk<LetterFilter, number, LetterAction> = {
  table: letters,
  keys: KEYS,
  name: sql`${letters.recipient}`,
  matching: lettersMatching,
  isOneOf: isIn(letters.letterId),
  actions: {
    send: {
      changes: sql`sent_at IS NULL`,
      // A failed e-mail may have arrived after all and is requested again: it gets a new key at the mail service.
      write: sql`UPDATE ${letters} SET given_up_at = NULL, written_at = unixepoch() * 1000, due_at = 0, tries = 0,
        idempotency_key = iif(given_up_at IS NULL, idempotency_key, NULL)
        WHERE ${amongMeant(KEYS)} AND sent_at IS NULL`,
    },
    delete: deleting({ table: letters, keys: KEYS }),
  },
};
