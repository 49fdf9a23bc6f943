import { type Placeholder, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../db/client/database.ts';
import { catalogueChanges } from '../../db/schema/catalogue-changes.ts';
import { countries } from '../../db/schema/countries.ts';
import { posts } from '../../db/schema/posts.ts';
import { products } from '../../db/schema/products.ts';
import { subcategories } from '../../db/schema/subcategories.ts';
import { prepareWith } from '../../db/sql/prepared-queries.ts';
import type { CatalogChanges, CatalogVersion, Change } from './changes.ts';

/** This many are listed individually. */
const MOST_EACH = 500;
/** A job step writes a thousand; there may be about ten steps between two polls. */
const MOST_KEPT = 50_000;

/** A scheduled post appears without any write: the latest publication time reveals it. */
const dueAt = (now: Placeholder) => sql<number>`coalesce((SELECT max(${posts.publishAt}) FROM ${posts}
  WHERE ${posts.state} = 'published' AND ${posts.publishAt} <= ${now}), 0)`;

const LATEST = sql<number>`(SELECT max(${catalogueChanges.version}) FROM ${catalogueChanges})`;

/** The catalog version, to read along with the rows of a response. */
export const selectCatalogVersion = () => selectVersionAt({ now: Date.now() });

const selectVersionAt = prepareWith(
  ['now'],
  ({ now }) => sql<CatalogVersion>`SELECT ${LATEST} AS version, ${dueAt(now)} AS due`,
);

type Row = CatalogVersion & Omit<Change, 'version'> & { changed: number | null };

const selectChangesSince = prepareWith(
  ['since', 'summedSince', 'now'],
  ({ since, summedSince, now }) => sql<Row>`
    SELECT ${LATEST} AS version, ${dueAt(now)} AS due, change.version AS changed, change.what, change.product_code AS product,
      coalesce(change.subcategory_id, ${products.subcategoryId}) AS subcategory,
      ${subcategories.categoryId} AS category, ${countries.countryCode} AS country,
      iif(${products.productCode} IS NULL, NULL, coalesce(${products.familyId}, 0)) AS family
    FROM (SELECT 1) LEFT JOIN (
      SELECT version, what, product_code, subcategory_id, country_id FROM ${catalogueChanges}
      WHERE version > max(${since}, ${LATEST} - ${MOST_EACH})
      UNION ALL
      SELECT max(version), what, NULL, NULL, country_id FROM ${catalogueChanges}
      WHERE version > max(${summedSince}, ${LATEST} - ${MOST_KEPT}) AND version <= ${LATEST} - ${MOST_EACH}
      GROUP BY what, country_id
    ) AS change
    LEFT JOIN ${products} ON ${products.productCode} = change.product_code
    LEFT JOIN ${subcategories}
      ON ${subcategories.subcategoryId} = coalesce(change.subcategory_id, ${products.subcategoryId})
    LEFT JOIN ${countries} ON ${countries.countryId} = change.country_id
    ORDER BY change.version DESC`,
);

/**
 * Changes since a version, latest first: recent ones individually, earlier ones only by kind and country. Without a
 * version, only the latest one.
 */
export async function pollChanges(database: Database, since: number): Promise<CatalogChanges> {
  const isFirst = since < 0;
  const summedSince = isFirst ? Number.MAX_SAFE_INTEGER : since;
  const rows = await database.read(selectChangesSince({ since, summedSince, now: Date.now() }));
  const { version, due } = rows[0] as Row;
  const changes = rows.flatMap(({ changed, due: _, ...change }) =>
    changed === null ? [] : [{ ...change, version: changed }],
  );
  // Earlier responses may have missed other changes.
  const from = isFirst ? Math.max(0, version - MOST_EACH) : Math.max(since, version - MOST_KEPT);
  return { catalogVersion: { version, due }, changes, since: from };
}

/** The latest always stays: it is the catalog version. */
export async function cleanUpCatalogueChanges({ database }: { database: Writer }) {
  await database.write(
    sql`DELETE FROM ${catalogueChanges} WHERE ${catalogueChanges.version} <= ${LATEST} - ${MOST_KEPT}`,
  );
}
