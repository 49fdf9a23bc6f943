import { slugFrom } from '../../contracts/slug.ts';
import { ValidationError } from '../../errors.ts';

/** Letters and digits of the title, joined by dashes. */
export function slugOf(title: string): string {
  const slug = slugFrom(title);
  if (slug) return slug;
  const message = 'No address can be derived from the title. Enter one';
  throw new ValidationError([{ path: 'slug', message }]);
}
