import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email } from '../../contracts/fields.ts';
import { FILLED_IN, honeypotFields } from '../../contracts/honeypot.ts';
import { listFilter } from '../../contracts/paging.ts';

const SOURCES = ['newsletter', 'coming-soon', 'about', 'blog', 'home', 'comment'] as const;

const source = z
  .enum(SOURCES, { error: `Source must be one of ${SOURCES.join(', ')}` })
  .register(openApiMeta, {
    title: 'Source',
    description: 'The form that it was sent with',
    examples: ['about'],
  });

export const Subscribe = z.object({ email, source, ...honeypotFields }).register(openApiMeta, {
  id: 'Subscribe',
  examples: [{ email: 'maria@example.com', source: 'about', ...FILLED_IN }],
});
export type Subscribe = z.infer<typeof Subscribe>;

export const Subscribed = z.object({ email: z.string() }).register(openApiMeta, {
  id: 'Subscribed',
  description: 'The response doesn’t reveal whether the address was already subscribed',
  examples: [{ email: 'maria@example.com' }],
});
export type Subscribed = z.infer<typeof Subscribed>;

const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** How long an unconfirmed address waits, and how long an unsubscribed one is remembered. */
export const DAYS_KEPT = 30;

const moment = z.iso.datetime().nullable();

export const Subscriber = z
  .object({
    subscriberId: z.int(),
    email: z.string(),
    source: z.enum(SOURCES),
    state: z.enum(SUBSCRIBER_STATES),
    createdAt: z.iso.datetime().register(openApiMeta, { description: 'When it was last requested' }),
    letterSentAt: moment.register(openApiMeta, {
      description: 'When the confirmation email was sent',
    }),
    confirmedAt: moment,
    unsubscribedAt: moment,
  })
  .register(openApiMeta, {
    id: 'Subscriber',
    examples: [
      {
        subscriberId: 1,
        email: 'maria@example.com',
        source: 'about',
        state: 'confirmed',
        createdAt: '2026-09-01T08:00:00.000Z',
        letterSentAt: '2026-09-01T08:00:01.000Z',
        confirmedAt: '2026-09-01T08:05:00.000Z',
        unsubscribedAt: null,
      },
    ],
  });
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberFilter = listFilter([
  'subscriberId',
  'email',
  'source',
  'state',
  'createdAt',
  'confirmedAt',
]).extend({
  source: source.optional(),
  state: z
    .enum(SUBSCRIBER_STATES, { error: `State must be one of ${SUBSCRIBER_STATES.join(', ')}` })
    .optional()
    .register(openApiMeta, { title: 'State', examples: ['confirmed'] }),
});
export type SubscriberFilter = z.infer<typeof SubscriberFilter>;

export const SubscriptionToken = z
  .object({
    token: z
      .string({ error: 'Token is required' })
      .min(1, 'Token is required')
      .max(1000, 'Token can have at most 1000 characters')
      .register(openApiMeta, {
        title: 'Token',
        description: 'From the link in an email',
        examples: ['eyJ…'],
      }),
  })
  .register(openApiMeta, { id: 'SubscriptionToken', examples: [{ token: 'eyJ…' }] });
export type SubscriptionToken = z.infer<typeof SubscriptionToken>;

export const Subscription = z
  .object({
    state: z.enum(SUBSCRIBER_STATES),
    email: z
      .string()
      .nullable()
      .register(openApiMeta, { description: 'Null if the address is no longer known' }),
  })
  .register(openApiMeta, {
    id: 'Subscription',
    examples: [{ state: 'confirmed', email: 'maria@example.com' }],
  });
export type Subscription = z.infer<typeof Subscription>;
