import type { Database } from '../../db/client/database.ts';
import { readTogether } from '../../db/client/read-together.ts';
import { settings } from '../../db/schema/settings.ts';
import { build } from '../../db/sql/build.ts';
import { prepareOnce } from '../../db/sql/prepared-queries.ts';
import { isTimeZone, UTC } from '../contracts/time-zones.ts';

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
