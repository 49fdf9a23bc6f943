import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { messages } from '../../../db/schema/messages.ts';
import type { MessageReceipt, SendMessage } from '../../contracts/messages.ts';
import type { Ports } from '../../http/shop.ts';

const DAY = 24 * 60 * 60 * 1000;
const JUDGED_FOR = 30 * DAY;
const JUNK_KEPT = 30 * DAY;

type Sent = Omit<SendMessage, 'website2' | 'filledInMs'> & { sender: string | null };

/** Told by an id that says nothing of how many there are. */
export const newReceipt = (): MessageReceipt => ({
  messageId: crypto.randomUUID(),
  receivedAt: new Date().toISOString(),
});

/** Into the inbox, or to the junk where staff put there what came from the same address last. */
export async function storeMessage(
  database: Database,
  { messageId, receivedAt }: MessageReceipt,
  sent: Sent,
) {
  await database.insert(messages).values({
    ...sent,
    message: sent.message ?? '',
    messageId,
    receivedAt: new Date(receivedAt),
    state: sql`iif(${lastJudged(sent)} = 'junk', 'junk', 'inbox')`,
  });
}

/** Where staff moved the last message of this e-mail address; or else of this sender. */
function lastJudged({ email, sender }: Sent) {
  const since = Date.now() - JUDGED_FOR;
  return sql`coalesce(
    (SELECT state FROM messages WHERE email = ${email} COLLATE NOCASE AND moved_at > ${since}
      ORDER BY moved_at DESC LIMIT 1),
    (SELECT state FROM messages WHERE sender = ${sender} AND moved_at > ${since}
      ORDER BY moved_at DESC LIMIT 1),
    'inbox')`;
}

/** Junk that nobody took back in so long is gone. */
export async function sweepJunk({ database }: Pick<Ports, 'database'>) {
  await database
    .delete(messages)
    .where(sql`state = 'junk' AND coalesce(moved_at, received_at) < ${Date.now() - JUNK_KEPT}`);
}
