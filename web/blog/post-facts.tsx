import type { Post } from '../content/posts.ts';
import { useShop } from '../shell/use-shop.ts';
import { formatDate } from '../ui/dates.ts';
import { nameOf } from './blog-address.ts';

export function PostFacts({ post: { category, date, minutes } }: { post: Post }) {
  const { locale } = useShop();
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      <span className="text-ink">{nameOf(category)}</span>
      <time dateTime={date}>{formatDate(date, locale)}</time>
      <span>{minutes} min read</span>
    </p>
  );
}
