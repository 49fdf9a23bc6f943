import * as z from 'zod';
import { openApiMeta } from '../contracts/described.ts';

/** Emails are counted up to this many. */
export const MAX_EMAILS_COUNTED = 1000;

/** Issues that need action, worst first. */
export const ALARMS = [
  'database-silent',
  'pictures-silent',
  'mail-silent',
  'migrations-pending',
  'migrations-unknown',
  'sweeps-late',
  'sweeps-failed',
  'letters-late',
  'letters-given-up',
  'money-unsettled',
  'takings-unread',
  'mail-missing',
  'links-ending',
  'backup-missing',
  'backup-old',
] as const;
export type Alarm = (typeof ALARMS)[number];

const PartHealth = z
  .object({
    state: z.enum(['ok', 'silent', 'assumed', 'log', 'none']).register(openApiMeta, {
      description:
        '`assumed`: not checked, no failures so far; `log`: emails go to the log; `none`: not set up',
    }),
    ms: z.int().nullable().register(openApiMeta, { description: 'Response time' }),
    isSpared: z.boolean().register(openApiMeta, {
      description: 'After three failures only one request at a time tries it, with growing delays',
    }),
  })
  .register(openApiMeta, { id: 'PartHealth', examples: [{ state: 'ok', ms: 3, isSpared: false }] });
export type PartHealth = z.infer<typeof PartHealth>;

const ScheduledTaskHealth = z
  .object({
    sweep: z.string(),
    everyMinutes: z.int(),
    ranAt: z.iso.datetime().nullable(),
    tookMs: z.int().nullable(),
    problem: z.string().nullable().register(openApiMeta, { description: 'Why it last stopped' }),
    isLate: z.boolean(),
  })
  .register(openApiMeta, {
    id: 'SweepHealth',
    examples: [
      {
        sweep: 'outbox',
        everyMinutes: 2,
        ranAt: '2026-09-01T08:00:00.000Z',
        tookMs: 14,
        problem: null,
        isLate: false,
      },
    ],
  });
export type ScheduledTaskHealth = z.infer<typeof ScheduledTaskHealth>;

const NONE_WAITING = { waiting: 0, oldestAt: null, problem: null, givenUp: 0 };

const OutboxHealth = z
  .object({
    waiting: z.int().register(openApiMeta, { description: `Counted up to ${MAX_EMAILS_COUNTED}` }),
    oldestAt: z.iso.datetime().nullable(),
    problem: z.string().nullable().register(openApiMeta, { description: 'Why the latest one was not sent' }),
    givenUp: z.int().register(openApiMeta, { description: `Counted up to ${MAX_EMAILS_COUNTED}` }),
  })
  .register(openApiMeta, {
    id: 'OutboxHealth',
    examples: [NONE_WAITING],
  });

const BackupHealth = z
  .object({ finishedAt: z.iso.datetime(), rows: z.int(), pictures: z.int(), bytes: z.int() })
  .register(openApiMeta, {
    id: 'BackupHealth',
    examples: [{ finishedAt: '2026-09-01T02:00:00.000Z', rows: 48_000, pictures: 96, bytes: 12_000_000 }],
  });

const UP_TO_DATE = { newest: '0044_page_contents.sql', pending: [], unknown: [] };

const MigrationHealth = z
  .object({
    newest: z.string().nullable(),
    pending: z
      .array(z.string())
      .register(openApiMeta, { description: 'Known to the build but not applied to the database' }),
    unknown: z.array(z.string()).register(openApiMeta, { description: 'Applied by a newer build' }),
  })
  .register(openApiMeta, {
    id: 'MigrationHealth',
    examples: [UP_TO_DATE],
  });

const MoneyHealth = z
  .object({
    unsettled: z
      .int()
      .register(openApiMeta, { description: 'Number of payments that need action from staff' }),
    unread: z
      .string()
      .nullable()
      .register(openApiMeta, { description: 'Why the transactions of a provider could not be read' }),
    comparedUntil: z.iso.datetime().nullable().register(openApiMeta, {
      description:
        'All online payments up to this time have been matched to orders; null if none have been read yet',
    }),
  })
  .register(openApiMeta, {
    id: 'MoneyHealth',
    examples: [{ unsettled: 0, unread: null, comparedUntil: null }],
  });

/** Health data from the database. */
const HealthRecords = z
  .object({
    outbox: OutboxHealth,
    money: MoneyHealth,
    sweeps: z.array(ScheduledTaskHealth),
    lastBackup: BackupHealth.nullable(),
    migrations: MigrationHealth,
  })
  .register(openApiMeta, {
    id: 'HealthRecords',
    examples: [
      {
        outbox: NONE_WAITING,
        money: { unsettled: 0, unread: null, comparedUntil: null },
        sweeps: [],
        lastBackup: null,
        migrations: UP_TO_DATE,
      },
    ],
  });
export type HealthRecords = z.infer<typeof HealthRecords>;

export const HealthDetails = z
  .object({
    at: z.iso.datetime(),
    build: z.string(),
    parts: z.object({ database: PartHealth, pictures: PartHealth, mail: PartHealth }),
    records: HealthRecords.nullable().register(openApiMeta, {
      description: 'Null while the database is unavailable',
    }),
    alarms: z.array(z.enum(ALARMS)),
  })
  .register(openApiMeta, {
    id: 'HealthDetails',
    examples: [
      {
        at: '2026-09-01T08:00:00.000Z',
        build: '202609010745-3f2a9c1e',
        parts: {
          database: { state: 'silent', ms: null, isSpared: true },
          pictures: { state: 'ok', ms: 12, isSpared: false },
          mail: { state: 'assumed', ms: null, isSpared: false },
        },
        records: null,
        alarms: ['database-silent'],
      },
    ],
  });
export type HealthDetails = z.infer<typeof HealthDetails>;
