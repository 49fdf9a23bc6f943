import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { EMAIL_KINDS } from '../../contracts/email-kinds.ts';
import { listFilter } from '../../contracts/paging.ts';

const EMAIL_STATES = ['waiting', 'given-up'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

const kind = z
  .enum(EMAIL_KINDS, { error: `Kind must be one of ${EMAIL_KINDS.join(', ')}` })
  .register(openApiMeta, { title: 'Kind', description: 'What it is about', examples: ['order-placed'] });

const state = z
  .enum(EMAIL_STATES, { error: `State must be one of ${EMAIL_STATES.join(', ')}` })
  .register(openApiMeta, { title: 'State', examples: ['waiting'] });

/** An unsent email; sent ones are no longer listed. */
export const OutboxEmail = z
  .object({
    letterId: z.int(),
    kind: z.enum(EMAIL_KINDS),
    recipient: z.string(),
    orderNumber: z.string().nullable(),
    state: z.enum(EMAIL_STATES),
    tries: z.int().register(openApiMeta, { description: 'Number of delivery attempts' }),
    problem: z.string().nullable().register(openApiMeta, { description: 'Why the last attempt failed' }),
    writtenAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable().register(openApiMeta, { description: 'Time of the next attempt' }),
  })
  .register(openApiMeta, {
    id: 'Letter',
    examples: [
      {
        letterId: 7,
        kind: 'order-placed',
        recipient: 'maria@example.com',
        orderNumber: 'M7K2D9QHX',
        state: 'waiting',
        tries: 3,
        problem: 'the mail service answered 500',
        writtenAt: '2026-09-01T08:00:00.000Z',
        dueAt: '2026-09-01T08:40:00.000Z',
      },
    ],
  });
export type OutboxEmail = z.infer<typeof OutboxEmail>;

export const OutboxFilter = listFilter(['writtenAt', 'recipient', 'kind', 'tries']).extend({
  kind: kind.optional(),
  state: state.optional(),
});
export type OutboxFilter = z.infer<typeof OutboxFilter>;
