import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { categories } from '../../db/schema/categories.ts';
import { pagePictures } from '../../db/schema/page-pictures.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { postPictures } from '../../db/schema/post-pictures.ts';
import { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { rooms } from '../../db/schema/rooms.ts';
import { sliderImages } from '../../db/schema/slider.ts';
import { cleanUpPictures } from '../catalog/pictures/clean-up.ts';
import { cleanUpSpam } from '../content/messages/receive.ts';
import { cleanUpSenders } from '../content/senders/clean-up.ts';
import { cleanUpSubscribers } from '../content/subscribers/clean-up.ts';
import type { WritePorts } from '../deps.ts';
import { cleanUpIdempotencyKeys } from '../idempotency/queries.ts';
import { cleanUpJobs, continueJobs } from '../jobs/runner/scheduled.ts';
import { cleanUpHistory, picturesOfHistory } from '../office/history/clean-up.ts';
import { cleanUpImports } from '../office/imports/queries.ts';
import { cancelUnpaidTransfers } from '../ordering/payments/cancel-unpaid-transfers.ts';
import { pollPayments } from '../ordering/payments/poll-payments.ts';
import { cleanUpOutbox, sendOutbox } from '../outbox/scheduled.ts';
import { cleanUpTokens } from '../people/auth/clean-up.ts';
import { cleanUpCatalogueChanges } from '../response-cache/catalogue-changes.ts';
import { cleanUpRateLimits } from '../security/rate-limit.ts';
import { runScheduledTasks, type ScheduledTask } from './run.ts';

const isReferredToBy = (column: SQLiteColumn) =>
  sql`EXISTS (SELECT 1 FROM ${column.table} WHERE ${column} = ${pictures.pictureId})`;

/** A picture is in use while any of these columns, or the history, refers to it. */
const PICTURE_COLUMNS = [
  categories.pictureId,
  pagePictures.pictureId,
  products.pictureId,
  posts.pictureId,
  postPictures.pictureId,
  rooms.openedPictureId,
  rooms.pictureId,
  sliderImages.pictureId,
];

type Schedule = { everyMinutes: number; tasks: Record<string, ScheduledTask>; seconds: number };

/** Each run may query the database a thousand times. */
const OFTEN: Schedule = { everyMinutes: 2, tasks: { jobs: continueJobs, outbox: sendOutbox }, seconds: 100 };
/** Separate, so that other tasks don't delay payments. */
const MONEY: Schedule = {
  everyMinutes: 10,
  tasks: { payments: pollPayments, transfers: cancelUnpaidTransfers },
  seconds: 300,
};
const HOURLY: Schedule = {
  everyMinutes: 60,
  tasks: {
    attempts: cleanUpRateLimits,
    catalogueChanges: cleanUpCatalogueChanges,
    history: cleanUpHistory,
    idempotencyKeys: cleanUpIdempotencyKeys,
    imports: cleanUpImports,
    oldJobs: cleanUpJobs,
    spam: cleanUpSpam,
    letters: cleanUpOutbox,
    pictures: deps => cleanUpPictures(deps, [...PICTURE_COLUMNS.map(isReferredToBy), ...picturesOfHistory()]),
    senders: cleanUpSenders,
    subscribers: cleanUpSubscribers,
    tokens: cleanUpTokens,
  },
  seconds: 600,
};

/** Cron schedules, as in `wrangler.toml`. */
const SCHEDULES: Record<string, Schedule> = {
  '*/2 * * * *': OFTEN,
  '*/10 * * * *': MONEY,
  '17 * * * *': HOURLY,
};

/** Every scheduled task and its interval. */
export const SCHEDULED_TASKS = Object.values(SCHEDULES).flatMap(({ everyMinutes, tasks }) =>
  Object.keys(tasks).map(sweep => ({ sweep, everyMinutes })),
);

export async function runTasksAt(cron: string, ports: WritePorts) {
  const { tasks, seconds } = SCHEDULES[cron] ?? HOURLY;
  await runScheduledTasks(ports, tasks, Date.now() + seconds * 1000);
}
