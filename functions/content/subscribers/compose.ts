import { and, eq, inArray } from 'drizzle-orm';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { build } from '../../../db/sql/build.ts';
import { jsonInList } from '../../../db/sql/in-list.ts';
import type { Composed, Composer } from '../../emails/composer.ts';
import type { EmailContent } from '../../emails/email.ts';
import { selectShopName } from '../../settings/queries.ts';
import type { Keys } from '../../signing/key-ring.ts';
import { confirmLink, unsubscribeHeaders, unsubscribeLink } from './links.ts';

/** Asks subscribers to confirm their address, unless they already have. */
export const composeConfirmations: Composer = async ({ database, keys }, due) => {
  const ids = due.map(({ subscriberId }) => subscriberId ?? 0);
  const [rows, [shop]] = await database.readBatch([
    build
      .select({ subscriberId: subscribers.subscriberId })
      .from(subscribers)
      .where(and(inArray(subscribers.subscriberId, jsonInList(ids)), eq(subscribers.state, 'pending'))),
    selectShopName(),
  ]);
  const pending = new Set(rows.map(({ subscriberId }) => subscriberId));
  const composed = due.flatMap(({ letterId, subscriberId, origin }) =>
    subscriberId !== null && pending.has(subscriberId)
      ? [compose(keys, { subscriberId, origin }, shop?.shopName ?? '').then(it => [letterId, it] as const)]
      : [],
  );
  return new Map<number, Composed>(await Promise.all(composed));
};

type Confirmation = { subscriberId: number; origin: string };

async function compose(keys: Keys, asked: Confirmation, shopName: string): Promise<Composed> {
  const [confirm, leave] = [await confirmLink(keys, asked), await unsubscribeLink(keys, asked)];
  const content: EmailContent = {
    subject: `Please confirm your address – ${shopName}`,
    from: shopName,
    title: 'Confirm your address',
    parts: [
      {
        kind: 'text',
        text: `Someone, hopefully you, subscribed this address to emails from ${shopName}. To confirm, follow the link within 7 days. If it wasn’t you, ignore this email and you won’t hear from us again.`,
      },
      { kind: 'link', label: 'Confirm address', to: confirm },
    ],
    foot: `${shopName}, ${asked.origin}\nTo have this address deleted right away: ${leave}`,
  };
  return { content, headers: await unsubscribeHeaders(keys, asked) };
}
