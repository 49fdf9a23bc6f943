import { sql } from 'drizzle-orm';
import type { Writer } from '../../../db/client/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { DAY } from '../../contracts/durations.ts';
import type { WriteDeps } from '../../deps.ts';
import { filesById } from './files-by-id.ts';

const MOST_PAGES = 200;
const KEPT_MS = 30 * DAY;

/**
 * Records files without a row, for example after the database was restored. They are left alone for 30 days. In a store
 * too large for one run, each run starts at a different hash.
 */
export async function recordOrphans({ database, pictures: store }: WriteDeps<'database' | 'pictures'>) {
  const start = crypto.randomUUID().slice(0, 8);
  let isRoundAgain = false;
  let after: string | undefined = start;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { pictures: found, next } = await store.list({ after });
    await note(
      database,
      found.map(({ name }) => name),
    );
    if (isRoundAgain && (next === undefined || next > start)) return;
    if (next === undefined) isRoundAgain = true;
    after = next;
  }
}

async function note(database: Writer, names: string[]) {
  const strays = [...filesById(names)].map(([id, files]) => ({ id, files }));
  if (strays.length === 0) return;
  const now = Date.now();
  await database.write(sql`
    INSERT INTO ${pictures} (picture_id, files, held_until, found_at)
    SELECT value ->> 'id', value -> 'files', ${now + KEPT_MS}, ${now} FROM json_each(${JSON.stringify(strays)})
    WHERE true ON CONFLICT DO NOTHING`);
}
