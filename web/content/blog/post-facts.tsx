import type { Post } from '../../../functions/content/posts/contract.ts';
import { useShop } from '../../page/use-shop.ts';
import { formatDate } from '../../ui/dates.ts';
import { Formatted } from '../../ui/formatted.tsx';

export function PostFacts({
  post,
}: {
  post: Pick<Post, 'category' | 'publishAt' | 'createdAt' | 'minutes'>;
}) {
  const { locale } = useShop();
  const date = post.publishAt ?? post.createdAt;
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      {post.category && <span className="text-ink">{post.category}</span>}
      <Formatted as="time" dateTime={date} by={formatDate} of={[date, locale]} />
      <span>{post.minutes} min read</span>
    </p>
  );
}
