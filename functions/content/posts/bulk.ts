import { sql } from 'drizzle-orm';
import { comments } from '../../../db/schema/comments.ts';
import { posts } from '../../../db/schema/posts.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { type BulkResource, deleteSelected, isKeyIn, isSelected } from '../../bulk/work.ts';
import { PostFilter } from './contract.ts';
import { isShown, postsMatching } from './list.ts';

export const BulkPosts = bulkOf('BulkPosts', { filter: PostFilter, key: rowId });

const keys = [posts.postId];
const hasNoText = sql`${posts.text} = ''`;
const isHidden = () => sql`(NOT coalesce(${isShown()}, 0) AND NOT ${hasNoText})`;

/**
 * Activating publishes now, unless it is published already; deactivating makes it a draft that keeps its
 * date.
 */
export function postsInBulk(): BulkResource<PostFilter, number> {
  return {
    table: posts,
    keys,
    name: sql`${posts.title}`,
    matching: postsMatching,
    isOneOf: isKeyIn(posts.postId),
    actions: {
      activate: {
        changes: isHidden(),
        keeps: hasNoText,
        reason: 'They don’t have any text yet',
        write: sql`UPDATE ${posts} SET state = 'published', version = version + 1,
            publish_at = iif(publish_at <= ${Date.now()}, publish_at, ${Date.now()})
          WHERE ${isSelected(keys)} AND ${isHidden()}`,
      },
      deactivate: {
        changes: sql`${posts.state} = 'published'`,
        write: sql`UPDATE ${posts} SET state = 'draft', version = version + 1
          WHERE ${isSelected(keys)} AND ${posts.state} = 'published'`,
      },
      delete: deleteSelected({
        table: posts,
        keys,
        isUsed: sql`EXISTS (SELECT 1 FROM ${comments} WHERE ${comments.slug} = ${posts.slug})`,
        reason: 'They have comments. Turn them into drafts instead',
      }),
    },
  };
}
