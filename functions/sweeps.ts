import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { pictures } from '../db/schema/pictures.ts';
import { postPictures } from '../db/schema/post-pictures.ts';
import { posts } from '../db/schema/posts.ts';
import { products } from '../db/schema/products.ts';
import { sliderImages } from '../db/schema/slider.ts';
import { sweepAttempts } from './abuse/rate-limit.ts';
import { sweepPictures } from './catalog/pictures/sweep.ts';
import { sweepCatalogueChanges } from './catalogue-changes.ts';
import { sweepSpam } from './content/messages/receive.ts';
import { sweepSenders } from './content/senders/sweep.ts';
import { sweepSubscribers } from './content/subscribers/letters.ts';
import type { WritePorts } from './http/app-env.ts';
import { picturesOfHistory, sweepHistory } from './office/history/sweep.ts';
import { sweepImports } from './office/imports/queries.ts';
import { continueJobs, sweepJobs } from './office/jobs/sweep.ts';
import { sweepLetters } from './ordering/order-letters/send.ts';
import { sweepPayments } from './ordering/payments/sweep.ts';

const isReferredToBy = (column: SQLiteColumn) =>
  sql`EXISTS (SELECT 1 FROM ${column.table} WHERE ${column} = ${pictures.pictureId})`;

/** A picture is kept while any of these columns, or the history, refers to it. */
const PICTURE_COLUMNS = [products.pictureId, posts.pictureId, postPictures.pictureId, sliderImages.pictureId];

type Sweep = (deps: WritePorts) => Promise<unknown>;

/** What runs by itself every hour. */
const HOURLY: Sweep[] = [
  sweepAttempts,
  sweepCatalogueChanges,
  sweepHistory,
  sweepImports,
  sweepJobs,
  sweepSpam,
  sweepLetters,
  sweepPayments,
  deps => sweepPictures(deps, [...PICTURE_COLUMNS.map(isReferredToBy), ...picturesOfHistory()]),
  sweepSenders,
  sweepSubscribers,
];

/** By when it runs, as `wrangler.toml` has it: each time may ask the database a thousand times. */
export const sweepsAt = (cron: string): Sweep[] => (cron === '*/2 * * * *' ? [continueJobs] : HOURLY);
