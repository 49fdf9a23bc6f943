import { sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { messages } from '../../../db/schema/messages.ts';
import { build } from '../../../db/sql/build.ts';
import { DAY } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';
import type { MessageReceipt, SendMessage } from './contract.ts';

const JUDGED_FOR = 30 * DAY;
const SPAM_KEPT = 30 * DAY;

type NewMessage = Omit<SendMessage, 'website2' | 'filledInMs'> & { sender: string | null };

/** A random id, so that it does not reveal how many messages there are. */
export const newReceipt = (): MessageReceipt => ({
  messageId: crypto.randomUUID(),
  receivedAt: new Date().toISOString(),
});

/** Goes to the inbox, or to spam if staff put the sender's last message there. */
export async function storeMessage(
  database: Writer,
  { messageId, receivedAt }: MessageReceipt,
  sent: NewMessage,
) {
  await database.write(
    build.insert(messages).values({
      ...sent,
      message: sent.message ?? '',
      messageId,
      receivedAt: new Date(receivedAt),
      state: sql`iif(${lastJudged(sent)} = 'junk', 'junk', 'inbox')`,
    }),
  );
}

/** Where staff moved the last message of this email address, or else of this sender. */
function lastJudged({ email, sender }: NewMessage) {
  const since = Date.now() - JUDGED_FOR;
  return sql`coalesce(
    (SELECT state FROM messages WHERE email = ${email} COLLATE NOCASE AND moved_at > ${since}
      ORDER BY moved_at DESC LIMIT 1),
    (SELECT state FROM messages WHERE sender = ${sender} AND moved_at > ${since}
      ORDER BY moved_at DESC LIMIT 1),
    'inbox')`;
}

/** Deletes spam after a while. */
export async function cleanUpSpam({ database }: WriteDeps<'database'>) {
  await database.write(
    build
      .delete(messages)
      .where(sql`state = 'junk' AND coalesce(moved_at, received_at) < ${Date.now() - SPAM_KEPT}`),
  );
}
