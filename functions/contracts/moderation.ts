import * as z from 'zod';
import { openApiMeta } from './described.ts';

/** Visitor content waits for approval by staff. */
const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

export const MODERATION_ACTIONS = ['approve', 'reject', 'delete'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

const state = z
  .enum(MODERATION_STATES, { error: `State must be one of ${MODERATION_STATES.join(', ')}` })
  .register(openApiMeta, { title: 'State', examples: ['approved'] });

export const Moderate = z.object({ state }).register(openApiMeta, {
  id: 'Moderate',
  description: 'Only approved items are shown',
  examples: [{ state: 'approved' }],
});
export type Moderate = z.infer<typeof Moderate>;

export const stateFilter = state
  .optional()
  .register(openApiMeta, { description: 'Only items in this state', examples: ['pending'] });

/** What staff see besides the text. */
export const moderated = {
  state: z.enum(MODERATION_STATES),
  decidedBy: z.string().nullable().register(openApiMeta, { description: 'Who approved or rejected it' }),
  decidedAt: z.iso.datetime().nullable(),
  version: z.int().register(openApiMeta, {
    description:
      'In quotes, the ETag to send as If-Match, so that only the version that was read gets approved',
  }),
};

export const MODERATED = { state: 'pending' as const, decidedBy: null, decidedAt: null, version: 1 };

export const Waiting = z
  .object({
    messages: z.int(),
    comments: z.int(),
    reviews: z.int(),
    letters: z.int().register(openApiMeta, { description: 'Emails that could not be sent' }),
    orders: z.int().register(openApiMeta, { description: 'Pending or paid, not shipped yet' }),
  })
  .register(openApiMeta, {
    id: 'Waiting',
    description: 'How many need attention from staff, counted up to 1000',
    examples: [{ messages: 1, comments: 2, reviews: 5, orders: 3, letters: 0 }],
  });
export type Waiting = z.infer<typeof Waiting>;
