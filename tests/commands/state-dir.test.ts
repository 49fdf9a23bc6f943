import { execFile } from 'node:child_process';
import { cp, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { prepareFolder, type RunningShop, runShop } from '../support/running-shop.ts';

let stateDir: string;
const running: RunningShop[] = [];

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'meridian-state-'));
  await prepareFolder(stateDir, 'bare');
});
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop();
});
afterAll(() => rm(stateDir, { recursive: true, force: true }));

async function start(folder = stateDir) {
  const shop = await runShop({ env: { DEMO: 'off' }, stateDir: folder });
  running.push(shop);
  return shop;
}

/** The output of a command, whether it succeeds or fails. */
const command = (name: string, ...args: string[]) =>
  promisify(execFile)('node', [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, STATE_DIR: stateDir, DEMO: 'off' },
  }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );

async function databaseFile(of = stateDir) {
  const folder = join(of, 'v3', 'd1');
  const names = await readdir(folder, { recursive: true });
  return join(folder, names.find(name => /[0-9a-f]{64}\.sqlite$/.test(name)) ?? '');
}

async function inDatabase<Result>(work: (database: DatabaseSync) => Result): Promise<Result> {
  const database = new DatabaseSync(await databaseFile());
  try {
    return work(database);
  } finally {
    database.close();
  }
}

describe('the folder of a shop', () => {
  test('a second shop cannot use the folder of a running one and says who has it; a killed one holds no lock', async () => {
    const first = await start();
    expect(first.url).toBeDefined();
    const second = await start();
    expect(second.url).toBeUndefined();
    expect(second.errors()).toMatch(
      /is in use by the shop of port 0, process \d+, since .+ UTC: stop that first/,
    );
    expect((await fetch(`${first.url}/api/categories`)).status).toBe(200);
    await first.kill();
    expect((await start()).url).toBeDefined();
  });

  test('while a shop runs, audits work, and commands that would write say who has the folder', async () => {
    const shop = await start();
    expect(await command('audit')).toContain('Nothing found');
    const account = ['--username', 'owner', '--password', 'a-password-of-mine'];
    for (const [name = '', ...args] of [['admin-create', ...account], ['seed'], ['migrate']])
      expect(await command(name, ...args), name).toContain('is in use by the shop of port 0');
    expect((await fetch(`${shop.url}/api/categories`)).status).toBe(200);
  });

  test('neither an audit nor a new administrator migrates another build’s database', async () => {
    const [last] = await inDatabase(database =>
      database
        .prepare('DELETE FROM d1_migrations WHERE id = (SELECT max(id) FROM d1_migrations) RETURNING name')
        .all(),
    );
    const account = ['--username', 'owner', '--password', 'a-password-of-mine'];
    for (const [name = '', ...args] of [['audit'], ['admin-create', ...account]])
      expect(await command(name, ...args)).toContain(
        `does not have the migration ${last?.name} of this build yet`,
      );
    await inDatabase(database =>
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(String(last?.name)),
    );
  });

  test('sweeps run automatically, overdue ones first', async () => {
    await inDatabase(database => database.exec('DELETE FROM sweep_runs'));
    const shop = await start();
    expect(shop.url).toBeDefined();
    const ran = () =>
      inDatabase(database => database.prepare('SELECT sweep FROM sweep_runs WHERE problem IS NULL').all());
    await expect.poll(ran, { interval: 1000 }).toContainEqual({ sweep: 'pictures' });
    await expect.poll(ran, { interval: 1000 }).toContainEqual({ sweep: 'outbox' });
  });

  test('an older build leaves a newer database alone and names what it does not know', async () => {
    await inDatabase(database =>
      database.exec("INSERT INTO d1_migrations (name) VALUES ('9999_tomorrow.sql')"),
    );
    const refused = await start();
    expect(refused.url).toBeUndefined();
    expect(refused.errors()).toContain(
      'The database has the migration 9999_tomorrow.sql, which this build does not have',
    );
    await inDatabase(database => database.exec("DELETE FROM d1_migrations WHERE name = '9999_tomorrow.sql'"));
    expect((await start()).url).toBeDefined();
  });

  const HALF_A_PAGE = 2048;
  /** More than is checked in full. */
  const MUCH = 70_000_000;

  const grow = (file: string) => {
    const database = new DatabaseSync(file);
    database.exec(
      `CREATE TABLE ballast AS SELECT zeroblob(${MUCH}) AS bytes; CREATE TABLE later AS SELECT 1 AS one`,
    );
    database.close();
  };
  const overwrite = async (file: string, at: number) => {
    const opened = await open(file, 'r+');
    await opened.write(Buffer.alloc(HALF_A_PAGE, 'x'), 0, HALF_A_PAGE, at);
    await opened.close();
  };
  const DAMAGES: Record<string, (file: string) => Promise<unknown>> = {
    overwritten: file => writeFile(file, 'This was a database once. '.repeat(1000)),
    emptied: file => truncate(file),
    'large and truncated': async file => {
      grow(file);
      await truncate(file, MUCH);
    },
    'large, with an overwritten table': async file => {
      grow(file);
      await overwrite(file, (await stat(file)).size - 4096);
    },
  };

  test.for(Object.entries(DAMAGES))(
    'a database that is %s is reported as damaged, in one sentence',
    async ([, damage]) => {
      const damaged = join(stateDir, '..', `${basename(stateDir)}-damaged`);
      onTestFinished(() => rm(damaged, { recursive: true, force: true }));
      await cp(stateDir, damaged, { recursive: true });
      const file = await databaseFile(damaged);
      for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
      await damage(file);
      const refused = await start(damaged);
      expect(refused.url).toBeUndefined();
      const said = refused
        .errors()
        .split('\n')
        .filter(line => line.startsWith('✗'));
      expect(said).toEqual([
        expect.stringMatching(/is damaged \(.+\): restore a backup with npm run restore/),
      ]);
    },
  );
});
