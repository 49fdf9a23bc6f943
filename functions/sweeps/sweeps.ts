import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { pagePictures } from '../../db/schema/page-pictures.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { postPictures } from '../../db/schema/post-pictures.ts';
import { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { sliderImages } from '../../db/schema/slider.ts';
import { sweepAttempts } from '../abuse/rate-limit.ts';
import { sweepPictures } from '../catalog/pictures/sweep.ts';
import { sweepCatalogueChanges } from '../catalogue-changes.ts';
import { sweepSpam } from '../content/messages/receive.ts';
import { sweepSenders } from '../content/senders/sweep.ts';
import { sweepSubscribers } from '../content/subscribers/sweep.ts';
import type { WritePorts } from '../http/app-env.ts';
import { sweepIdempotencyKeys } from '../idempotency/queries.ts';
import { picturesOfHistory, sweepHistory } from '../office/history/sweep.ts';
import { sweepImports } from '../office/imports/queries.ts';
import { continueJobs, sweepJobs } from '../office/jobs/sweep.ts';
import { sweepPayments } from '../ordering/payments/sweep.ts';
import { sweepTransfers } from '../ordering/payments/sweep-transfers.ts';
import { sweepLetters, sweepOutbox } from '../outbox/sweep.ts';
import { sweepTokens } from '../people/auth/sweep.ts';
import { runSweeps, type Sweep } from './run.ts';

const isReferredToBy = (column: SQLiteColumn) =>
  sql`EXISTS (SELECT 1 FROM ${column.table} WHERE ${column} = ${pictures.pictureId})`;

/** A picture is in use while any of these columns, or the history, refers to it. */
const PICTURE_COLUMNS = [
  pagePictures.pictureId,
  products.pictureId,
  posts.pictureId,
  postPictures.pictureId,
  sliderImages.pictureId,
];

type Timed = { everyMinutes: number; sweeps: Record<string, Sweep>; seconds: number };

/** Each run may query the database a thousand times. */
const OFTEN: Timed = { everyMinutes: 2, sweeps: { jobs: continueJobs, outbox: sweepOutbox }, seconds: 100 };
/** Separate, so that other tasks don't delay payments. */
const MONEY: Timed = {
  everyMinutes: 10,
  sweeps: { payments: sweepPayments, transfers: sweepTransfers },
  seconds: 300,
};
const HOURLY: Timed = {
  everyMinutes: 60,
  sweeps: {
    attempts: sweepAttempts,
    catalogueChanges: sweepCatalogueChanges,
    history: sweepHistory,
    idempotencyKeys: sweepIdempotencyKeys,
    imports: sweepImports,
    oldJobs: sweepJobs,
    spam: sweepSpam,
    letters: sweepLetters,
    pictures: deps => sweepPictures(deps, [...PICTURE_COLUMNS.map(isReferredToBy), ...picturesOfHistory()]),
    senders: sweepSenders,
    subscribers: sweepSubscribers,
    tokens: sweepTokens,
  },
  seconds: 600,
};

/** Cron schedules, as in `wrangler.toml`. */
const TIMETABLE: Record<string, Timed> = {
  '*/2 * * * *': OFTEN,
  '*/10 * * * *': MONEY,
  '17 * * * *': HOURLY,
};

/** Every scheduled task and its interval. */
export const SCHEDULED = Object.values(TIMETABLE).flatMap(({ everyMinutes, sweeps }) =>
  Object.keys(sweeps).map(sweep => ({ sweep, everyMinutes })),
);

export async function runSweepsAt(cron: string, ports: WritePorts) {
  const { sweeps, seconds } = TIMETABLE[cron] ?? HOURLY;
  await runSweeps(ports, sweeps, Date.now() + seconds * 1000);
}
