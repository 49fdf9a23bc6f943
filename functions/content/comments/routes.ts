import { Hono } from 'hono';
import * as z from 'zod';
import { countSending, isTrapped } from '../../abuse/robot-checks.ts';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import { WithId, WithSlug } from '../../contracts/fields.ts';
import { Moderate } from '../../contracts/moderation.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { BulkComments, commentsInBulk } from './bulk.ts';
import {
  Comment,
  CommentFilter,
  CommentPage,
  CommentTaken,
  PostComment,
  ReceivedComment,
} from './contract.ts';
import {
  deleteComment,
  findComment,
  listApprovedComments,
  listComments,
  moderateComment,
  storeComment,
} from './queries.ts';

export const comments = new Hono<AppEnv>()
  .get(
    '/',
    about('List comments', { 200: z.array(ReceivedComment) }),
    permitStaff,
    query(CommentFilter),
    async c => {
      const filter = c.req.valid('query');
      return answerList(c, await listComments(c.env.database, filter), filter);
    },
  )
  .get('/:id', about('Get a comment', { 200: ReceivedComment }), permitStaff, params(WithId), async c =>
    answerEntity(c, await findComment(c.env.database, c.req.valid('param').id)),
  )
  .post(
    '/bulk',
    about('Moderate many comments', { 200: BulkResult }, [409]),
    permitStaff,
    body(BulkComments),
    async c => c.json(await changeInBulk(writerOf(c), commentsInBulk, c.req.valid('json'))),
  )
  .put(
    '/:id',
    about('Moderate a comment', { 200: ReceivedComment }),
    permitStaff,
    params(WithId),
    body(Moderate),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await moderateComment(writerOf(c), which, c.req.valid('json')));
    },
  )
  .delete('/:id', about('Delete a comment', { 204: null }), permitStaff, params(WithId), async c => {
    await deleteComment(writerOf(c), { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });

export const commentsOfPost = new Hono<AppEnv>()
  .get(
    '/:slug/comments',
    about('List the comments of a post', { 200: z.array(Comment) }),
    params(WithSlug),
    query(CommentPage),
    async c => {
      const page = c.req.valid('query');
      const listed = await listApprovedComments(c.env.database, c.req.valid('param').slug, page);
      const answer = answerList(c, listed, page);
      // The cache is versioned by the catalogue, which comments do not touch.
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    },
  )
  .post(
    '/:slug/comments',
    about('Comment on a post', { 202: CommentTaken }, [429]),
    params(WithSlug),
    body(PostComment),
    async c => {
      const { website2, filledInMs: _, ...comment } = c.req.valid('json');
      if (!isTrapped({ website2 })) {
        const sender = await countSending(c, 'comment');
        await storeComment(c.env.database.as(null), { ...comment, ...c.req.valid('param'), sender });
      }
      return c.json({ state: 'pending' as const }, 202);
    },
  );
