import { build } from '../../../db/build.ts';
import type { Database } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepared-queries.ts';
import { readTogether } from '../../../db/read-together.ts';
import { settings } from '../../../db/schema/settings.ts';
import { isTimeZone, UTC } from '../../contracts/time-zones.ts';

/** The last known zone, to avoid waiting: it hardly ever changes. */
let expected = UTC;

/**
 * Reads by days in the shop's time zone. The zone is read in the same round trip; only if it isn't the expected one is
 * everything read again.
 */
export async function readInShopZone<T>(
  database: Database,
  read: (database: Database, zone: string) => Promise<T>,
): Promise<T> {
  const tried = expected;
  const together = readTogether(database);
  const [rows, found] = await Promise.all([together.read(selectTimeZone()), read(together, tried)]);
  const zone = zoneIn(rows);
  expected = zone;
  return zone === tried ? found : read(database, zone);
}

/** A statement, so that it can go into a batch. */
export const selectTimeZone = () =>
  prepareOnce(['time zone'], () => build.select({ timeZone: settings.timeZone }).from(settings));

/** The zone that was read, if known to this runtime. */
export const zoneIn = ([row]: { timeZone: string }[]) =>
  row && isTimeZone(row.timeZone) ? row.timeZone : UTC;
