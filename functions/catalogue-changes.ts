import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepareWith } from '../db/prepared-queries.ts';
import { catalogueChanges } from '../db/schema/catalogue-changes.ts';
import { countries } from '../db/schema/countries.ts';
import { posts } from '../db/schema/posts.ts';
import { products } from '../db/schema/products.ts';
import { subcategories } from '../db/schema/subcategories.ts';
import type { Change, Moment, News } from './cache/changes.ts';
import type { WriteDeps } from './http/app-env.ts';

/** Where more changed than this, everything is taken to have changed. */
const MOST_READ = 500;
const MOST_KEPT = 10_000;

/** A scheduled post is seen without anything being written: the latest time that came tells it. */
const dueAt = (now: Placeholder) => sql<number>`coalesce((SELECT max(${posts.publishAt}) FROM ${posts}
  WHERE ${posts.state} = 'published' AND ${posts.publishAt} <= ${now}), 0)`;

const LATEST = sql<number>`(SELECT max(${catalogueChanges.version}) FROM ${catalogueChanges})`;

/** The moment of the catalogue, to be read beside the rows of an answer. */
export const selectMoment = () => momentAt({ now: Date.now() });

const momentAt = prepareWith(
  ['now'],
  ({ now }) => sql<Moment>`SELECT ${LATEST} AS version, ${dueAt(now)} AS due`,
);

type Row = Moment & Omit<Change, 'version'> & { changed: number | null };

const newsSince = prepareWith(
  ['since', 'now'],
  ({ since, now }) => sql<Row>`
    SELECT ${LATEST} AS version, ${dueAt(now)} AS due, change.version AS changed, change.what, change.product_code AS product,
      coalesce(change.subcategory_id, ${products.subcategoryId}) AS subcategory,
      ${subcategories.categoryId} AS category, ${countries.countryCode} AS country
    FROM (SELECT 1) LEFT JOIN (
      SELECT * FROM ${catalogueChanges} WHERE ${catalogueChanges.version} > ${since}
      ORDER BY ${catalogueChanges.version} DESC LIMIT ${MOST_READ}
    ) AS change
    LEFT JOIN ${products} ON ${products.productCode} = change.product_code
    LEFT JOIN ${subcategories}
      ON ${subcategories.subcategoryId} = coalesce(change.subcategory_id, ${products.subcategoryId})
    LEFT JOIN ${countries} ON ${countries.countryId} = change.country_id
    ORDER BY change.version DESC`,
);

/** What changed after a version, the latest first; all that is remembered of it. */
export async function readNews(database: Database, since: number): Promise<News> {
  const rows = await database.read(newsSince({ since, now: Date.now() }));
  const { version, due: dueTime } = rows[0] as Row;
  const changes = rows.flatMap(({ changed, due: _, ...change }) =>
    changed === null ? [] : [{ ...change, version: changed }],
  );
  const isCut = changes.length === MOST_READ || since < 0;
  return {
    moment: { version, due: dueTime },
    changes,
    // What was made before the first of them may have missed others.
    since: isCut ? (changes.at(-1)?.version ?? version + 1) - 1 : since,
  };
}

/** The latest always stays: it is the version of the catalogue. */
export async function sweepCatalogueChanges({ database }: WriteDeps<'database'>) {
  await database.write(
    sql`DELETE FROM ${catalogueChanges} WHERE ${catalogueChanges.version} <= ${LATEST} - ${MOST_KEPT}`,
  );
}
