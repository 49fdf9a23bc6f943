import type { WriteDeps } from '../deps.ts';
import { deleteOld, expireOutdated } from './queries.ts';
import { sendDue } from './send.ts';

type Sending = WriteDeps<'database' | 'mail' | 'keys' | 'composers' | 'shopUrl' | 'log'>;

/** Sends due emails until time runs out. */
export const sendOutbox = (deps: Sending, until: number) => sendDue(deps, { until });

/** Old entries. */
export async function cleanUpOutbox({ database, mail }: WriteDeps<'database' | 'mail'>) {
  const outdated = expireOutdated(mail ? undefined : 'The shop has no mail service');
  await database.writeBatch([outdated, ...deleteOld()]);
}
