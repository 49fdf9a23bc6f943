import type { CreatePost, Post, WrittenPost } from '../../../functions/contracts/posts.ts';
import { bulkPosts } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import {
  createPost,
  deletePost,
  findPostRecord,
  listPostRecords,
  updatePost,
} from '../../api/post-records.ts';
import { defineResource } from '../resource.ts';
import { withCover } from './save-cover.ts';

/** A list has the posts without their texts. */
export type Listed = Post & Partial<Pick<WrittenPost, 'text'>>;

export const posts = defineResource<Listed, CreatePost>({
  path: '/admin/posts',
  one: 'post',
  many: 'posts',
  idOf: post => String(post.postId),
  nameOf: post => post.title,
  list: query => listPostRecords(api, query),
  find: id => findPostRecord(api, id),
  create: async values => createPost(api, await withCover(values)),
  update: async (id, values, etag) => updatePost(api, id, await withCover(values), etag),
  remove: (id, etag) => deletePost(api, id, etag),
  bulk: bulkPosts(api),
  words: {
    title: 'Blog',
    inUse: 'Readers commented on this post, so it stays. Delete the comments first, or make it a draft:',
    bulk: {
      activate: { label: 'Publish', done: 'published' },
      deactivate: { label: 'Unpublish', done: 'made drafts' },
      delete: { label: 'Delete', done: 'deleted' },
    },
  },
});
