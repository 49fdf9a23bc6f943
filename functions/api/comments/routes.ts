import { Hono } from 'hono';
import * as z from 'zod';
import {
  Comment,
  CommentFilter,
  CommentPage,
  CommentTaken,
  PostComment,
  ReceivedComment,
  WithSlug,
} from '../../contracts/comments.ts';
import { about } from '../../http/about.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { countSending, isTrapped } from '../../http/visitors.ts';
import { assertPublished } from '../posts/queries.ts';
import { listApprovedComments, listComments, storeComment } from './queries.ts';

export const comments = new Hono<Shop>().get(
  '/',
  about('List comments', { 200: z.array(ReceivedComment) }),
  permitStaff,
  query(CommentFilter),
  async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listComments(c.env.database, filter), filter);
  },
);

export const commentsOfPost = new Hono<Shop>()
  .get(
    '/:slug/comments',
    about('List the comments of a post', { 200: z.array(Comment) }),
    params(WithSlug),
    query(CommentPage),
    async c => {
      const page = c.req.valid('query');
      const listed = await listApprovedComments(c.env.database, c.req.valid('param').slug, page);
      const answer = answerList(c, listed, page);
      // Kept answers are as old as the catalogue, of which comments are no part.
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
        await assertPublished(c.env.database, c.req.valid('param').slug);
        const sender = await countSending(c, 'comment');
        await storeComment(c.env.database, { ...comment, ...c.req.valid('param'), sender });
      }
      return c.json({ state: 'pending' as const }, 202);
    },
  );
