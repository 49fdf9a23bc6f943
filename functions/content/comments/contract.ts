import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email, line, optionalLine, prose, withoutLink } from '../../contracts/fields.ts';
import { FILLED_IN, honeypotFields } from '../../contracts/honeypot.ts';
import { MODERATED, moderated, stateFilter } from '../../contracts/moderation.ts';
import { listFilter } from '../../contracts/paging.ts';
import { isOfTheWeb, withScheme } from '../../contracts/web-address.ts';

const LONGEST_COMMENT = 65_525;

/** https is assumed without a scheme. */
const website = optionalLine('Website', { max: 490 })
  .transform(text => text && withScheme(text))
  .refine(text => text === null || isOfTheWeb(text), 'Website must look like https://example.com')
  .register(openApiMeta, {
    title: 'Website',
    description: 'http or https; https by default',
    examples: ['https://maria.example'],
  });

const EXAMPLE = {
  comment: 'Mine pours as slowly as you say. Worth the wait.',
  name: 'Maria',
  website: 'https://maria.example',
};

export const PostComment = z
  .object({
    comment: prose('Comment', { max: LONGEST_COMMENT }).min(1, 'Comment is required'),
    name: withoutLink(line('Name')),
    email,
    website: website.optional(),
    ...honeypotFields,
  })
  .register(openApiMeta, {
    id: 'PostComment',
    examples: [{ ...EXAMPLE, email: 'maria@example.com', ...FILLED_IN }],
  });
export type PostComment = z.infer<typeof PostComment>;

export const CommentTaken = z.object({ state: z.literal('pending') }).register(openApiMeta, {
  id: 'CommentTaken',
  description: 'It appears once staff have approved it',
  examples: [{ state: 'pending' }],
});
export type CommentTaken = z.infer<typeof CommentTaken>;

const shown = {
  name: z.string(),
  website: z.string().nullable(),
  comment: z.string(),
  createdAt: z.iso.datetime(),
};
const SHOWN = { ...EXAMPLE, createdAt: '2026-09-01T08:00:00.000Z' };

export const Comment = z.object(shown).register(openApiMeta, { id: 'Comment', examples: [SHOWN] });
export type Comment = z.infer<typeof Comment>;

/** For staff. */
export const ReceivedComment = z
  .object({ commentId: z.int(), slug: z.string(), ...shown, email: z.string(), ...moderated })
  .register(openApiMeta, {
    id: 'ReceivedComment',
    examples: [
      {
        commentId: 1,
        slug: 'coffee-in-four-minutes',
        ...SHOWN,
        email: 'maria@example.com',
        ...MODERATED,
      },
    ],
  });
export type ReceivedComment = z.infer<typeof ReceivedComment>;

export const CommentFilter = listFilter(['commentId', 'slug', 'name', 'email', 'state', 'createdAt']).extend({
  state: stateFilter,
});
export type CommentFilter = z.infer<typeof CommentFilter>;

export const PostCommentFilter = CommentFilter.pick({ page: true, pageSize: true, after: true });
