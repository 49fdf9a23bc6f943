import { formatMonth } from '../../ui/months.ts';
import type { BlogFilter } from './blog-address.ts';

/** The active filters as a phrase; empty if there are none. */
export function filterWords({ category, tag, archive, q }: BlogFilter, locale: string): string {
  return [
    category && `in ${category}`,
    tag && `tagged ${tag}`,
    archive && `from ${monthName(archive, locale)}`,
    q && `with “${q}”`,
  ]
    .filter(Boolean)
    .join(', ');
}

const monthName = (archive: string, locale: string) =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(archive) ? formatMonth(archive, locale) : archive;
