import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HealthDetails } from '../../../functions/health/contract.ts';
import { SCHEDULED_TASKS } from '../../../functions/scheduled-tasks/schedules.ts';
import { readMigrations } from '../../../scripts/migrations.ts';
import { makeAccount } from '../../support/accounts.ts';
import { HOURLY, MONEY, OFTEN } from '../../support/cron-times.ts';
import { openShop } from '../../support/shop.ts';
import { tokenFor } from '../../support/tokens.ts';

const ALL = [OFTEN, MONEY, HOURLY];

const HOUR = 60 * 60_000;

describe('shop health as staff see it', () => {
  const { shop, call } = openShop();
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await makeAccount(shop.database, 'staff'));
  });

  async function look() {
    const { status, headers, data } = await call<HealthDetails>('GET', '/api/health/details', { token });
    expect({ status, caching: headers.get('Cache-Control') }).toEqual({ status: 200, caching: 'no-store' });
    return data;
  }
  const recordsOf = async () => {
    const { records, alarms } = await look();
    if (!records) throw new Error('the database did not answer');
    return { ...records, alarms };
  };
  const taskOf = async (name: string) => (await recordsOf()).sweeps.find(({ sweep }) => sweep === name);

  test('all parts respond, nothing is waiting and every migration is applied; only a backup is missing', async () => {
    const { parts, records, alarms, build } = await look();
    const fine = { state: 'ok', ms: expect.any(Number), isSpared: false };
    expect(parts).toEqual({
      database: fine,
      pictures: fine,
      mail: { state: 'log', ms: null, isSpared: false },
    });
    const newest = (await readMigrations('db/migrations')).at(-1)?.name;
    expect(records).toMatchObject({
      outbox: { waiting: 0, oldestAt: null, problem: null, givenUp: 0 },
      lastBackup: null,
      migrations: { newest, pending: [], unknown: [] },
    });
    expect(alarms).toEqual(['backup-missing']);
    expect(build).toMatch(/^\d{12}-[0-9a-f]{8}$/);
  });

  test('lists every scheduled task before its first run, and the time of its last', async () => {
    expect((await recordsOf()).sweeps.map(({ sweep }) => sweep)).toEqual(
      SCHEDULED_TASKS.map(({ sweep }) => sweep),
    );
    for (const time of ALL) await shop.runTasks(time);
    for (const sweep of (await recordsOf()).sweeps)
      expect(sweep).toMatchObject({
        ranAt: expect.any(String),
        tookMs: expect.any(Number),
        problem: null,
        isLate: false,
      });
  });

  test('reports a failing task without affecting the others', async () => {
    await shop.database.write(sql`ALTER TABLE ended_tokens RENAME TO lost_tokens`);
    await shop.runTasks();
    await shop.database.write(sql`ALTER TABLE lost_tokens RENAME TO ended_tokens`);
    const { sweeps, alarms } = await recordsOf();
    expect(sweeps.flatMap(({ sweep, problem }) => (problem === null ? [] : [[sweep, problem]]))).toEqual([
      ['tokens', 'It failed; see the log'],
    ]);
    expect(alarms).toContain('sweeps-failed');
    expect(shop.takeErrors().map(line => JSON.parse(line).message)).toEqual([
      'the scheduled task tokens failed',
    ]);
    await shop.runTasks();
    expect((await recordsOf()).alarms).not.toContain('sweeps-failed');
  });

  test('tasks that stopped running are late, like those of a shop that never ran any', async () => {
    for (const time of ALL) await shop.runTasks(time);
    const away = Date.now() - 3 * HOUR;
    await shop.database.write(sql`UPDATE sweep_runs SET ran_at = ${away} WHERE sweep = 'payments'`);
    expect({ late: (await taskOf('payments'))?.isLate, other: (await taskOf('outbox'))?.isLate }).toEqual({
      late: true,
      other: false,
    });
    await shop.database.write(sql`DELETE FROM sweep_runs`);
    expect((await taskOf('payments'))?.isLate).toBe(false);
    const since = sql`datetime('now', '-3 hours')`;
    await shop.database.write(sql`UPDATE d1_migrations SET applied_at = ${since}`);
    const { sweeps, alarms } = await recordsOf();
    expect(sweeps.filter(({ isLate }) => !isLate)).toEqual([]);
    expect(alarms).toContain('sweeps-late');
    for (const time of ALL) await shop.runTasks(time);
    expect((await recordsOf()).alarms).not.toContain('sweeps-late');
  });

  test('reports emails that have waited for long and those given up', async () => {
    const write = (writtenAt: number, givenUpAt: number | null) =>
      shop.database.write(sql`INSERT INTO letters (kind, recipient, origin, written_at, due_at, problem, given_up_at)
        VALUES ('password-reset', 'maria@example.com', 'https://shop.example', ${writtenAt}, ${Date.now() + HOUR},
          'the mail service answered 500', ${givenUpAt})`);
    await write(Date.now(), null);
    expect(await recordsOf()).toMatchObject({
      outbox: { waiting: 1, givenUp: 0 },
      alarms: ['backup-missing'],
    });
    const before = Date.now() - 2 * HOUR;
    await write(before, null);
    await write(before, Date.now());
    const { outbox, alarms } = await recordsOf();
    expect(outbox).toEqual({
      waiting: 2,
      oldestAt: new Date(before).toISOString(),
      problem: 'the mail service answered 500',
      givenUp: 1,
    });
    expect(alarms).toEqual(['letters-late', 'letters-given-up', 'backup-missing']);
    await shop.database.write(sql`DELETE FROM letters`);
  });

  test('reports the last backup and that it is too old', async () => {
    const note = (ago: number) =>
      shop.database.write(sql`INSERT INTO last_backup (id, finished_at, row_count, picture_count, bytes)
        VALUES (1, ${Date.now() - ago}, 900, 12, 4000) ON CONFLICT (id) DO UPDATE SET finished_at = excluded.finished_at`);
    await note(HOUR);
    expect(await recordsOf()).toMatchObject({
      lastBackup: { rows: 900, pictures: 12, bytes: 4000 },
      alarms: [],
    });
    await note(72 * HOUR);
    expect((await recordsOf()).alarms).toEqual(['backup-old']);
    await shop.database.write(sql`DELETE FROM last_backup`);
  });

  test('reports a build that does not fit its database, with the missing migrations', async () => {
    const [first] = await readMigrations('db/migrations');
    await shop.database.write(
      sql`UPDATE d1_migrations SET name = '9999_of_tomorrow.sql' WHERE name = ${first?.name}`,
    );
    expect(await recordsOf()).toMatchObject({
      migrations: {
        newest: '9999_of_tomorrow.sql',
        pending: [first?.name],
        unknown: ['9999_of_tomorrow.sql'],
      },
      alarms: ['migrations-pending', 'migrations-unknown', 'backup-missing'],
    });
    await shop.database.write(
      sql`UPDATE d1_migrations SET name = ${first?.name} WHERE name = '9999_of_tomorrow.sql'`,
    );
  });
});
