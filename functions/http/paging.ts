import type { Context } from 'hono';
import { LARGEST_PAGE, LAST_ROW, lastPageOf, MAX_ROWS, pageCountOf } from '../contracts/list-limits.ts';
import { PAGE_SIZE } from '../contracts/paging.ts';
import { queryText } from '../contracts/query-text.ts';
import { ValidationError } from '../errors.ts';

type Key = number | string;

/** The requested slice of a list. */
export type Paging = { page?: number; pageSize?: number; after?: Key };

export type Listing<Entity, Next extends Key = Key> = {
  rows: Entity[];
  total: number;
  /** Key of the last row, if more follow. */
  next?: Next | undefined;
};

export type Slice = { limit: number; offset: number };

export const isPaged = ({ page, pageSize, after }: Paging) =>
  page !== undefined || (pageSize !== undefined && after === undefined);

/** The requested rows: a page, rows after a key, or the first rows. */
export function sliceOf(asked: Paging): Slice {
  const { page = 1, pageSize, after } = asked;
  if (!isPaged(asked)) return { limit: pageSize ?? MAX_ROWS, offset: 0 };
  const limit = pageSize ?? PAGE_SIZE;
  if (after !== undefined) refuse('after', 'Don’t combine `after` and `page`');
  if (page > lastPageOf(limit))
    refuse('page', `Pages end at row ${LAST_ROW}. Use smaller pages or follow the Link header`);
  return { limit, offset: (page - 1) * limit };
}

function refuse(path: string, message: string): never {
  throw new ValidationError([{ path, message }]);
}

/** Responds with a bare array; total and links to other rows are in the headers. */
export function answerList<Entity>(c: Context, listing: Listing<Entity>, asked: Paging) {
  describeList(c, listing, asked);
  return c.json(listing.rows);
}

export function describeList(c: Context, listing: Listing<unknown>, asked: Paging) {
  c.header('X-Total-Count', String(listing.total));
  c.header('Cache-Control', 'private, no-cache');
  if (isWhole(listing, asked)) return;
  const links = linksTo(new URL(c.req.url), listing, asked);
  if (links.length > 0) c.header('Link', links.join(', '));
}

const isWhole = ({ rows, total, next }: Listing<unknown>, asked: Paging) =>
  !isPaged(asked) && asked.after === undefined && next === undefined && rows.length >= total;

function linksTo(url: URL, { total, next }: Listing<unknown>, asked: Paging): string[] {
  const others = [...url.searchParams].filter(([name]) => !PLACES.includes(name.toLowerCase()));
  const to = (relation: string, place: Record<string, Key>) => {
    const there = Object.entries(place).map(([name, value]) => [name, String(value)] as const);
    return `<${url.pathname}?${queryText([...others, ...there])}>; rel="${relation}"`;
  };
  const byKey = next === undefined ? [] : [to('next', { ...sizeOf(asked), after: next })];
  if (asked.after !== undefined) return byKey;
  if (!isPaged(asked)) {
    if (byKey.length > 0) return byKey;
    return [to('next', { page: MAX_ROWS / LARGEST_PAGE + 1, pageSize: LARGEST_PAGE })];
  }
  const { page = 1, pageSize = PAGE_SIZE } = asked;
  const last = pageCountOf(total, pageSize);
  const toPage = (relation: string, number: number) => to(relation, { ...sizeOf(asked), page: number });
  const links = [toPage('first', 1), toPage('last', last)];
  if (page > 1) links.push(toPage('prev', Math.min(page - 1, last)));
  return [...links, ...(page < last ? [toPage('next', page + 1)] : byKey)];
}

const sizeOf = ({ pageSize }: Paging): Record<string, Key> => (pageSize === undefined ? {} : { pageSize });

const PLACES = ['page', 'pagesize', 'after'];
