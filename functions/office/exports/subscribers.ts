import { and, asc, eq, gt } from 'drizzle-orm';
import { subscribers } from '../../../db/schema/subscribers.ts';
import { build } from '../../../db/sql/build.ts';
import type { SubscriberFilter } from '../../content/subscribers/contract.ts';
import { unsubscribeLink } from '../../content/subscribers/links.ts';
import { subscribersMatching } from '../../content/subscribers/queries.ts';
import type { Deps } from '../../deps.ts';
import type { ExportPage } from './stream.ts';

const ROWS_AT_ONCE = 2000;

export const SUBSCRIBER_HEADINGS = ['Email', 'Source', 'ConfirmedAt', 'UnsubscribeUrl'];

type SubscriberExport = { filter: SubscriberFilter; origin: string };

/** The next confirmed subscribers as CSV lines, each with its unsubscribe URL. */
export async function readSubscribers(
  { database, keys }: Deps<'database' | 'keys'>,
  { filter, origin }: SubscriberExport,
  after: number | undefined,
): Promise<ExportPage<number>> {
  const { subscriberId, state } = subscribers;
  const rows = await database.read(
    build
      .select()
      .from(subscribers)
      .where(
        and(
          subscribersMatching(filter),
          eq(state, 'confirmed'),
          after === undefined ? undefined : gt(subscriberId, after),
        ),
      )
      .orderBy(asc(subscriberId))
      .limit(ROWS_AT_ONCE),
  );
  const lineOf = async ({ subscriberId: id, email, source, confirmedAt }: (typeof rows)[number]) => [
    email,
    source,
    confirmedAt?.toISOString() ?? '',
    await unsubscribeLink(keys, { subscriberId: id, origin }),
  ];
  return {
    lines: await Promise.all(rows.map(lineOf)),
    next: rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.subscriberId,
  };
}
