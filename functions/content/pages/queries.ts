import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Writer } from '../../../db/client/database.ts';
import { pageContents } from '../../../db/schema/page-contents.ts';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { build } from '../../../db/sql/build.ts';
import { addressesOf } from '../../catalog/pictures/addresses.ts';
import type { PageName } from '../../contracts/page-contents.ts';
import { NotFound } from '../../errors.ts';
import { settle } from '../../records/rows.ts';
import type { Page, PageSummary } from './contract.ts';

type Content = Record<string, unknown> | null;

const { pageId, page, content, version } = pageContents;

const ENTRIES = sql<string>`(SELECT json_group_array(json_object('slug', value ->> 'slug', 'name', value ->> 'name'))
  FROM json_each(${content}, '$.entries'))`;

/** Every page and its entries. */
const selectPages = () =>
  build
    .select({
      pageId,
      page,
      isWritten: sql<number>`${content} IS NOT NULL`.as('isWritten'),
      entries: ENTRIES.as('entries'),
    })
    .from(pageContents)
    .orderBy(pageId);

export async function listPages(database: Database): Promise<PageSummary[]> {
  const rows = await database.read(selectPages());
  return rows.map(({ isWritten, entries, ...row }) => ({
    ...row,
    isWritten: isWritten === 1,
    entries: JSON.parse(entries),
  }));
}

/** The files of its pictures, as JSON. */
const FILES = sql<string>`(SELECT json_group_array(json(pictures.files)) FROM page_pictures
  JOIN pictures USING (picture_id) WHERE page_pictures.page_id = page_contents.page_id)`;

const selectPage = (where: SQL) =>
  build
    .select({ pageId, page, content, version, files: FILES.as('files') })
    .from(pageContents)
    .where(where);

/** By its name or its id. */
const isCalled = (given: string): SQL =>
  /^\d/.test(given) ? sql`${pageId} = ${Number(given)}` : sql`${page} = ${given}`;

export async function findPage(database: Database, given: string, base: string) {
  const [row] = await database.read(selectPage(isCalled(given)));
  if (!row) throw unknown;
  return { entity: toPage(row, base), version: row.version };
}

type Changes = { given: string; content: Content; versions: number[] | undefined; base: string };

export async function updatePage(database: Writer, { given, content: written, versions, base }: Changes) {
  const where = isCalled(given);
  const [changed, [current]] = await database.writeBatch([
    build
      .update(pageContents)
      .set({ content: written, version: sql`${version} + 1` })
      .where(versions ? sql`${where} AND ${inArray(version, versions)}` : where)
      .returning({ id: pageId }),
    selectPage(where),
  ]);
  return settle({ changed, current, toEntity: (row: Row) => toPage(row, base), unknown });
}

const unknown = new NotFound('The shop has no page with this name');

type Row = { pageId: number; page: PageName; content: Content; version: number; files: string };

function toPage({ files, version: _, ...row }: Row, base: string): Page {
  const images = (JSON.parse(files) as PictureFile[][]).flatMap(sizes => {
    const found = addressesOf(sizes, base);
    if (!found) return [];
    const { url: src, srcset: srcSet, ...size } = found;
    return [[`/pictures/${sizes[0]?.name}`, { src, ...(srcSet && { srcSet }), ...size }]];
  });
  return { ...row, images: Object.fromEntries(images) };
}
