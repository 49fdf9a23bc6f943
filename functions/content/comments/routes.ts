import { Hono } from 'hono';
import * as z from 'zod';
import { WithSlug } from '../../contracts/fields.ts';
import { Moderate } from '../../contracts/moderation.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerList } from '../../http/paging.ts';
import { body, params, query } from '../../http/validate.ts';
import { crudOf, NO_CLASH } from '../../records/crud-routes.ts';
import { enforceRateLimit, isHoneypotFilled } from '../../security/robot-checks.ts';
import { BulkComments, commentsInBulk } from './bulk.ts';
import {
  Comment,
  CommentFilter,
  CommentTaken,
  PostComment,
  PostCommentFilter,
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

const crud = crudOf({ kind: 'comments', one: 'comment', many: 'comments' }, ReceivedComment, {
  change: 'Moderate',
});

export const comments = new Hono<AppEnv>()
  .get('/', ...crud.list(CommentFilter, listComments))
  .get('/:id', ...crud.find(findComment))
  .post('/bulk', ...crud.bulk(BulkComments, commentsInBulk))
  .put('/:id', ...crud.update(Moderate, moderateComment, NO_CLASH))
  .delete('/:id', ...crud.remove(deleteComment, NO_CLASH));

export const commentsOfPost = new Hono<AppEnv>()
  .get(
    '/:slug/comments',
    describeRoute('List the comments of a post', { 200: z.array(Comment) }),
    params(WithSlug),
    query(PostCommentFilter),
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
    describeRoute('Comment on a post', { 202: CommentTaken }, [429]),
    params(WithSlug),
    body(PostComment),
    async c => {
      const { website2, filledInMs: _, ...comment } = c.req.valid('json');
      if (!isHoneypotFilled({ website2 })) {
        const sender = await enforceRateLimit(c, 'comment');
        await storeComment(c.env.database.as(null), { ...comment, ...c.req.valid('param'), sender });
      }
      return c.json({ state: 'pending' as const }, 202);
    },
  );
