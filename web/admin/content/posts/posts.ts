import { Newspaper } from 'lucide-react';
import type { CreatePost, Post, WrittenPost } from '../../../../functions/content/posts/contract.ts';
import { api } from '../../../api/client.ts';
import { bulkCall, createCall, deleteCall, findCall, listCall, updateCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';
import { withCover } from './save-cover.ts';

/** A list has the posts without their texts and products. */
export type Listed = Post & Partial<WrittenPost>;

const route = api.api.posts;
const item = route[':id'];
const create = createCall<WrittenPost, CreatePost>(route);
const update = updateCall<WrittenPost, CreatePost>(item);

export const posts = defineResource<Listed, CreatePost>({
  path: '/admin/posts',
  one: 'post',
  many: 'posts',
  label: 'Blog',
  icon: Newspaper,
  history: 'posts',
  idOf: post => String(post.postId),
  nameOf: post => post.title,
  list: listCall<Listed>(route),
  find: findCall<WrittenPost>(item.source),
  create: async values => create(await withCover(values)),
  update: async (id, values, etag) => update(id, await withCover(values), etag),
  remove: deleteCall(item),
  bulk: bulkCall(route),
  words: {
    title: 'Blog',
    inUse: 'This post has comments, so it can’t be deleted. Delete the comments first, or unpublish it:',
    bulk: {
      activate: { label: 'Publish', done: 'published' },
      deactivate: { label: 'Unpublish', done: 'unpublished' },
      delete: { label: 'Delete', done: 'deleted' },
    },
  },
});
