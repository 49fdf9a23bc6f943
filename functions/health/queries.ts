import { type SQL, sql } from 'drizzle-orm';
import { lastBackup } from '../../db/schema/last-backup.ts';
import { letters } from '../../db/schema/letters.ts';
import { sweepRuns } from '../../db/schema/sweep-runs.ts';
import { build } from '../../db/sql/build.ts';
import type { Deps } from '../deps.ts';
import { countUnsettled } from '../ordering/payments/unsettled.ts';
import { SCHEDULED_TASKS } from '../scheduled-tasks/schedules.ts';
import { type HealthRecords, MAX_EMAILS_COUNTED } from './contract.ts';
import { scheduledTaskHealth } from './scheduled-task-health.ts';

type Outbox = { waiting: number; oldest: number | null; problem: string | null; givenUp: number };
type Applied = { name: string; at: number };

/** Health data from the database, in one round trip. */
export async function readRecords(
  { database, build: { migrations } }: Deps<'database' | 'build'>,
  now: number,
): Promise<HealthRecords> {
  const [[outbox], [money], runs, [backup], applied] = await database.readBatch([
    selectOutbox(),
    countUnsettled(),
    build.select().from(sweepRuns),
    build.select().from(lastBackup),
    sql<Applied>`SELECT name, unixepoch(applied_at) * 1000 AS at FROM d1_migrations ORDER BY name`,
  ]);
  const names = applied.map(({ name }) => name);
  const installedAt = Math.min(now, ...applied.map(({ at }) => at));
  return {
    outbox: {
      waiting: outbox?.waiting ?? 0,
      oldestAt: isoOf(outbox?.oldest),
      problem: outbox?.problem ?? null,
      givenUp: outbox?.givenUp ?? 0,
    },
    money: {
      unsettled: money?.unsettled ?? 0,
      unread: money?.unread ?? null,
      comparedUntil: isoOf(money?.comparedUntil),
    },
    sweeps: scheduledTaskHealth(SCHEDULED_TASKS, runs, { now, installedAt }),
    lastBackup: backup
      ? {
          finishedAt: backup.finishedAt.toISOString(),
          rows: backup.rowCount,
          pictures: backup.pictureCount,
          bytes: backup.bytes,
        }
      : null,
    migrations: {
      newest: names.at(-1) ?? null,
      pending: migrations.filter(name => !names.includes(name)),
      unknown: names.filter(name => !migrations.includes(name)),
    },
  };
}

const isoOf = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);

/** Uses the index of unsent emails, with a limit. */
function selectOutbox(): SQL<Outbox> {
  const some = (which: SQL) => sql`SELECT ${letters.writtenAt}, ${letters.problem} FROM ${letters}
    WHERE ${letters.sentAt} IS NULL AND ${which} ORDER BY ${letters.dueAt} LIMIT ${MAX_EMAILS_COUNTED}`;
  return sql<Outbox>`
    WITH waiting AS (${some(sql`${letters.givenUpAt} IS NULL AND ${letters.writtenAt} <= ${Date.now()}`)}),
      given_up AS (${some(sql`${letters.givenUpAt} IS NOT NULL`)})
    SELECT count(*) AS waiting, min(written_at) AS oldest, max(problem) AS problem,
      (SELECT count(*) FROM given_up) AS givenUp FROM waiting`;
}
