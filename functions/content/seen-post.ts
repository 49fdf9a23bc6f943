import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '../records/rows.ts';

export const SEEN_POST = ['slug', 'isSeen', 'now'] as const;

/** The values of a query for a post; staff see every post. */
export const seenPost = (slug: string, { everything }: Audience) => ({
  slug,
  isSeen: Number(everything),
  now: Date.now(),
});

/** A column of the post with this address, if it can be seen. */
export const ofSeenPost = (
  column: 'post_id' | 'room_id',
  { slug, isSeen, now }: Record<(typeof SEEN_POST)[number], Placeholder>,
): SQL => sql`(SELECT posts.${sql.raw(column)} FROM posts WHERE posts.slug = ${slug}
  AND (${isSeen} OR posts.state = 'published' AND posts.publish_at <= ${now}))`;
