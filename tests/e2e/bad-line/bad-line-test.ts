import { DatabaseSync } from 'node:sqlite';
import { fileOfD1 } from '../../../scripts/backup/local-files.ts';
import { type BadLine, type Exchange, openBadLine } from '../../support/bad-line/bad-line.ts';
import { runPrepared } from '../../support/running-shop.ts';
import { newCopy } from '../../support/templates.ts';
import { expect as anyExpect, test as shopTest } from '../shop-test.ts';

type Rows = Record<string, number>;

/** The connection to the shop, what was sent over it, its row counts, and the tables that have grown. */
export type Line = BadLine & { heard: Exchange[]; rows: () => Rows; moreThan: (before: Rows) => string[] };

/** A demo shop for each worker, behind a connection that can fail. */
export const test = shopTest.extend<object, { stateDir: string; line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  stateDir: [async ({}, use) => await use(await newCopy()), { scope: 'worker' }],
  shop: [
    async ({ stateDir }, use) => {
      const shop = await runPrepared({ stateDir });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  line: [
    async ({ shop, stateDir }, use) => {
      const heard: Exchange[] = [];
      const line = await openBadLine(shop.url, { heard: exchange => heard.push(exchange) });
      const counter = rowCounter(stateDir);
      await use({ ...line, heard, ...counter });
      counter.close();
      await line.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ line }, use) => await use(line.url),
});

/** What changes besides the work of staff: rate limits, cache invalidation, cleanup, and search shadow tables. */
const LEFT_OUT =
  /^(attempts|catalogue_changes|sign_ins|sessions|sweep_runs|sqlite_.*|_cf_.*|.*_search.*|migrations.*|d1_migrations)$/;

/** Reads the database file of the running shop. */
function rowCounter(stateDir: string) {
  const file = new DatabaseSync(fileOfD1(stateDir), { readOnly: true, timeout: 5_000 });
  const tables = file
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter(name => !LEFT_OUT.test(name));
  const counts = tables.map(name => `(SELECT count(*) FROM "${name}") AS "${name}"`);
  const all = file.prepare(`SELECT ${counts.join(', ')}`);
  const rows = () => ({ ...all.get() }) as Rows;
  return {
    rows,
    // There may be fewer, because the shop cleans up.
    moreThan: (before: Rows) =>
      Object.entries(rows()).flatMap(([name, now]) => (now > (before[name] ?? 0) ? name : [])),
    close: () => file.close(),
  };
}

/** After this it will not come: one broken form must not hold up all others. */
export const PATIENCE_MS = 5_000;
export const expect = anyExpect.configure({ timeout: PATIENCE_MS });
