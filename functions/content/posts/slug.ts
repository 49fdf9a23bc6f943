import { ValidationError } from '../../errors.ts';

const LONGEST = 100;

/** Letters and digits of the title, joined by dashes. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  if (slug) return slug;
  const message = 'No address can be derived from the title. Enter one';
  throw new ValidationError([{ path: 'slug', message }]);
}
