import * as z from 'zod';
import { described } from './described.ts';
import { email } from './fields.ts';
import { listFilter } from './paging.ts';
import { robotTraps } from './robot-traps.ts';

const SOURCES = ['newsletter', 'coming-soon', 'about', 'blog', 'home', 'comment'] as const;

const source = z
  .enum(SOURCES, { error: `Source must be one of ${SOURCES.join(', ')}` })
  .register(described, { title: 'Source', description: 'Which form it came through', examples: ['about'] });

export const Subscribe = z.object({ email, source, ...robotTraps }).register(described, {
  id: 'Subscribe',
  examples: [{ email: 'maria@example.com', source: 'about' }],
});
export type Subscribe = z.infer<typeof Subscribe>;

export const Subscribed = z.object({ email: z.string() }).register(described, {
  id: 'Subscribed',
  description: 'The same whether the address was there already or not',
  examples: [{ email: 'maria@example.com' }],
});
export type Subscribed = z.infer<typeof Subscribed>;

export const Subscriber = z
  .object({
    subscriberId: z.int(),
    email: z.string(),
    source: z.enum(SOURCES),
    createdAt: z.iso.datetime(),
  })
  .register(described, {
    id: 'Subscriber',
    examples: [
      {
        subscriberId: 1,
        email: 'maria@example.com',
        source: 'about',
        createdAt: '2026-09-01T08:00:00.000Z',
      },
    ],
  });
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberFilter = listFilter(['subscriberId', 'email', 'source', 'createdAt']).extend({
  source: source.optional(),
});
export type SubscriberFilter = z.infer<typeof SubscriberFilter>;
