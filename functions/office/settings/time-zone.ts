import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepared-queries.ts';
import { readTogether } from '../../../db/read-together.ts';
import { settings } from '../../../db/schema/settings.ts';
import { isTimeZone, UTC } from '../../contracts/time-zones.ts';

/** The zone that was found last, so that nobody waits for it: it hardly ever changes. */
let expected = UTC;

/**
 * Reads by the days of the shop's time zone. The zone is read in the same round trip; only where it is not the expected
 * one is everything read again.
 */
export async function readInShopZone<T>(
  database: Database,
  read: (database: Database, zone: string) => Promise<T>,
): Promise<T> {
  const tried = expected;
  const together = readTogether(database);
  const [zone, found] = await Promise.all([findTimeZone(together), read(together, tried)]);
  expected = zone;
  return zone === tried ? found : read(database, zone);
}

async function findTimeZone(database: Database): Promise<string> {
  const [row] = await database.read(
    prepareOnce(['time zone'], () => build.select({ timeZone: settings.timeZone }).from(settings)),
  );
  return row && isTimeZone(row.timeZone) ? row.timeZone : UTC;
}
