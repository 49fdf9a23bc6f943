import { sql } from 'drizzle-orm';
import { letters } from '../../../db/schema/letters.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { type BulkResource, deleteSelected, isKeyIn, isSelected } from '../../bulk/work.ts';
import { OutboxFilter } from './contract.ts';
import { emailsMatching } from './queries.ts';

const EMAIL_ACTIONS = ['send', 'delete'] as const;
type EmailAction = (typeof EMAIL_ACTIONS)[number];

export const BulkEmails = bulkOf('BulkLetters', {
  filter: OutboxFilter,
  key: rowId,
  actions: EMAIL_ACTIONS,
});

const KEYS = [letters.letterId];

export const emailsInBulk: BulkResource<OutboxFilter, number, EmailAction> = {
  table: letters,
  keys: KEYS,
  name: sql`${letters.recipient}`,
  matching: emailsMatching,
  isOneOf: isKeyIn(letters.letterId),
  actions: {
    send: {
      changes: sql`sent_at IS NULL`,
      // A failed email may have arrived after all and is requested again: it gets a new key at the mail service.
      write: sql`UPDATE ${letters} SET given_up_at = NULL, written_at = unixepoch() * 1000, due_at = 0, tries = 0,
        idempotency_key = iif(given_up_at IS NULL, idempotency_key, NULL)
        WHERE ${isSelected(KEYS)} AND sent_at IS NULL`,
    },
    delete: deleteSelected({ table: letters, keys: KEYS }),
  },
};
