import type { Context } from 'hono';
import { PAGE_SIZE } from '../contracts/paging.ts';

export type Page = { page?: number; pageSize?: number };
export type Listing<Entity> = { rows: Entity[]; total: number };

type Slice = { limit: number; offset: number };

/** The slice of rows that was asked for; undefined where the complete list was. */
export function sliceOf(page: Page & { page: number }): Slice;
export function sliceOf(page: Page): Slice | undefined;
export function sliceOf({ page, pageSize }: Page): Slice | undefined {
  if (page === undefined && pageSize === undefined) return undefined;
  const limit = pageSize ?? PAGE_SIZE;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

/** Answers a list as a bare array, with what a pager needs in the headers. */
export function answerList<Entity>(c: Context, { rows, total }: Listing<Entity>, page: Page) {
  c.header('X-Total-Count', String(total));
  c.header('Cache-Control', 'private, no-cache');
  const slice = sliceOf(page);
  if (slice)
    c.header('Link', linksTo(new URL(c.req.url), page.page ?? 1, Math.ceil(total / slice.limit) || 1));
  return c.json(rows);
}

function linksTo({ pathname, searchParams }: URL, page: number, last: number): string {
  const others = [...searchParams].filter(([name]) => name.toLowerCase() !== 'page');
  const start = `${pathname}?${new URLSearchParams([...others, ['page', '']])}`;
  const to = (target: number, relation: string) => `<${start}${target}>; rel="${relation}"`;
  const links = [to(1, 'first'), to(last, 'last')];
  if (page > 1) links.push(to(Math.min(page - 1, last), 'prev'));
  if (page < last) links.push(to(page + 1, 'next'));
  return links.join(', ');
}
