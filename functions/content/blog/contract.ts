import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { A_SHOWN_POST, Post } from '../posts/contract.ts';

const choice = z.object({ value: z.string(), count: z.int() });

/** Everything the blog can be filtered by. */
export const BlogIndex = z
  .object({
    total: z.int(),
    categories: z.array(choice),
    tags: z.array(choice),
    archives: z.array(choice).register(openApiMeta, { description: 'Months, latest first' }),
    popular: z.array(Post).register(openApiMeta, { description: 'Most commented first, then newest' }),
  })
  .register(openApiMeta, {
    id: 'BlogIndex',
    examples: [
      {
        total: 6,
        categories: [{ value: 'Guides', count: 2 }],
        tags: [{ value: 'coffee', count: 1 }],
        archives: [{ value: '2026-09', count: 2 }],
        popular: [A_SHOWN_POST],
      },
    ],
  });
export type BlogIndex = z.infer<typeof BlogIndex>;

export const BlogState = z
  .object({ hasPosts: z.boolean().register(openApiMeta, { description: 'Whether any post is published' }) })
  .register(openApiMeta, { id: 'BlogState', examples: [{ hasPosts: true }] });
export type BlogState = z.infer<typeof BlogState>;
