import { formatMonth } from '../ui/months.ts';
import type { Asked } from './blog-address.ts';

/** What the list was narrowed to, as a person would say it; nothing for all of it. */
export function filterWords({ category, tag, archive, q }: Asked, locale: string): string {
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
