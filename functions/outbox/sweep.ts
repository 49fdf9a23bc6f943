import type { WriteDeps } from '../http/app-env.ts';
import { forgetOld, giveUpOutdated } from './queries.ts';
import { sendDue } from './send.ts';

type Sending = WriteDeps<'database' | 'mail' | 'keys' | 'composers' | 'shopUrl' | 'log'>;

/** Sends what is due until the time is used up. */
export const sweepOutbox = (deps: Sending, until: number) => sendDue(deps, { until });

/** What nobody waits for any more. */
export async function sweepLetters({ database, mail }: WriteDeps<'database' | 'mail'>) {
  const outdated = giveUpOutdated(mail ? undefined : 'The shop has no mail service');
  await database.writeBatch([outdated, ...forgetOld()]);
}
