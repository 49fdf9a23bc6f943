import { Hono } from 'hono';
import * as z from 'zod';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import { Product } from '../../catalog/products/contract.ts';
import { WithId, WithSlug } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bodyOfUpTo, MB } from '../../http/body-limit.ts';
import { changesInBulk, describeRoute } from '../../http/describe-route.ts';
import { answerEntity, answerJoined, ifMatch } from '../../http/etag.ts';
import { originOf } from '../../http/origin.ts';
import { answerList } from '../../http/paging.ts';
import { audienceOf, permitStaff, writePortsOf, writerOf } from '../../http/session.ts';
import { upload } from '../../http/upload.ts';
import { body, params, query } from '../../http/validate.ts';
import { idempotent } from '../../idempotency/once.ts';
import { answerDone } from '../../jobs/answer.ts';
import { Job } from '../../jobs/contract.ts';
import { treeOf } from '../../markdown/tree.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { POST_TAGS } from '../../response-cache/changes.ts';
import { dependsOn } from '../../response-cache/middleware/cache-tags.ts';
import { ShownRoom } from '../rooms/contract.ts';
import { findRoomOfPost } from '../rooms/shown.ts';
import { BulkPosts, postsInBulk } from './bulk.ts';
import {
  CreatePost,
  Post,
  PostFilter,
  PostPicture,
  PostView,
  PreviewedPost,
  PreviewPost,
  ShownWithPost,
  UpdatePost,
  UploadPostPicture,
  WrittenPost,
} from './contract.ts';
import { listPosts } from './list.ts';
import { addressOfUpload, holdPictures, pictureIdsIn, picturesFor } from './pictures.ts';
import { listProductsNamed, refuseUnknown } from './products.ts';
import { createPost, deletePost, findPost, updatePost } from './queries.ts';
import { picturesAmong, readPost } from './read.ts';
import { POST } from './record.ts';

/** A hundred thousand characters of any kind. */
const LONG_TEXT = bodyOfUpTo(MB);

export const posts = new Hono<AppEnv>()
  .use(dependsOn(POST_TAGS))
  .get('/', ...crudOf(POST, Post).list(PostFilter, listPosts))
  .get('/:slug', describeRoute('Read a post', { 200: PostView }), params(WithSlug), async c => {
    const blog = { ...c.env, origin: originOf(c) };
    return answerJoined(c, await readPost(blog, c.req.valid('param').slug, audienceOf(c)));
  })
  .get(
    '/:slug/products',
    describeRoute('List the products that a post names and a country sells', { 200: z.array(Product) }),
    params(WithSlug),
    query(ShownWithPost),
    async c => {
      const { country } = c.req.valid('query');
      const asked = { slug: c.req.valid('param').slug, country };
      const { rows, codes } = await listProductsNamed(c.env, asked, audienceOf(c));
      // What a variant stands for changes with the others of its family.
      const product = rows.some(({ familyId }) => familyId) ? undefined : codes;
      if (codes.length > 0) c.set('cacheTags', { ...POST_TAGS, products: { product, country } });
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .get(
    '/:slug/room',
    describeRoute('Get the room that a post shows, with what a country sells of it', {
      200: z.array(ShownRoom),
    }),
    params(WithSlug),
    query(ShownWithPost),
    async c => {
      const { country } = c.req.valid('query');
      const asked = { slug: c.req.valid('param').slug, country };
      const { rows, codes } = await findRoomOfPost(c.env, asked, audienceOf(c));
      if (codes.length > 0) c.set('cacheTags', { ...POST_TAGS, products: { product: codes, country } });
      return answerList(c, { rows, total: rows.length }, {});
    },
  )
  .get(
    '/:id/source',
    describeRoute('Get the source of a post', { 200: WrittenPost }),
    permitStaff,
    params(WithId),
    async c => answerEntity(c, await findPost(c.env, c.req.valid('param').id)),
  )
  .post(
    '/bulk',
    describeRoute(
      'Change many posts: `activate` publishes them, `deactivate` makes them drafts',
      { 200: BulkResult, 202: Job },
      [409],
    ),
    permitStaff,
    idempotent,
    body(BulkPosts),
    changesInBulk(postsInBulk),
    async c => {
      const asked = { resource: 'posts', ...c.req.valid('json') };
      return answerDone(c, await changeInBulk(writerOf(c), postsInBulk(), asked));
    },
  )
  .post(
    '/preview',
    describeRoute('Preview a text', { 200: PreviewedPost }),
    permitStaff,
    LONG_TEXT,
    body(PreviewPost),
    async c => {
      const { text } = c.req.valid('json');
      const ids = pictureIdsIn(text);
      // An author still writing needs the pictures for longer than an upload is held.
      const cached = ids.length > 0 ? await c.env.database.as(null).write(holdPictures(ids)) : [];
      const pictureAt = picturesAmong({ pictureBase: c.env.pictureBase, origin: originOf(c) }, cached);
      return c.json({ content: treeOf(text, pictureAt) });
    },
  )
  .post(
    '/pictures',
    describeRoute('Upload a picture for a post', { 201: PostPicture }),
    permitStaff,
    upload(UploadPostPicture, { part: 'Image', required: true }),
    async c => {
      const address = await addressOfUpload(c);
      c.header('Location', address);
      return c.json({ address }, 201);
    },
  )
  .post(
    '/',
    describeRoute('Create a post', { 201: WrittenPost }, [409]),
    permitStaff,
    idempotent,
    LONG_TEXT,
    body(CreatePost, WrittenPost),
    async c => {
      const { picture, ...post } = c.req.valid('json');
      const [pictureId] = await Promise.all([
        picturesFor(c, { picture, text: post.text }),
        refuseUnknown(c.env, post),
      ]);
      const created = await createPost(writePortsOf(c), { ...post, pictureId });
      c.header('Location', `/api/posts/${created.entity.postId}/source`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    describeRoute('Change a post', { 200: WrittenPost }, [409]),
    permitStaff,
    params(WithId),
    LONG_TEXT,
    body(UpdatePost, WrittenPost),
    async c => {
      const { picture, ...changes } = c.req.valid('json');
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      const [pictureId] = await Promise.all([
        picturesFor(c, { picture, text: changes.text }),
        refuseUnknown(c.env, changes, which.id),
      ]);
      return answerEntity(c, await updatePost(writePortsOf(c), which, { ...changes, pictureId }));
    },
  )
  .delete('/:id', ...crudOf(POST, WrittenPost).remove(deletePost));
