import * as z from 'zod';
import { described } from './described.ts';

/** What visitors write waits until somebody of the staff has read it. */
const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

export const MODERATION_ACTIONS = ['approve', 'reject', 'delete'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

const state = z
  .enum(MODERATION_STATES, { error: `State must be one of ${MODERATION_STATES.join(', ')}` })
  .register(described, { title: 'State', examples: ['approved'] });

export const Moderate = z.object({ state }).register(described, {
  id: 'Moderate',
  description: 'Only what is approved is shown',
  examples: [{ state: 'approved' }],
});
export type Moderate = z.infer<typeof Moderate>;

export const stateFilter = state
  .optional()
  .register(described, { description: 'Only these', examples: ['pending'] });

/** What staff see besides the words. */
export const moderated = {
  state: z.enum(MODERATION_STATES),
  decidedBy: z.string().nullable().register(described, { description: 'Who approved or rejected it' }),
  decidedAt: z.iso.datetime().nullable(),
  version: z.int().register(described, {
    description: 'In quotes it is the ETag of what was read: sent as If-Match, nothing unread is approved',
  }),
};

export const MODERATED = { state: 'pending' as const, decidedBy: null, decidedAt: null, version: 1 };

export const Waiting = z
  .object({
    messages: z.int(),
    comments: z.int(),
    reviews: z.int(),
    letters: z.int().register(described, { description: 'Those that were given up' }),
    orders: z.int().register(described, { description: 'Pending or paid: not sent yet' }),
  })
  .register(described, {
    id: 'Waiting',
    description: 'How many wait for somebody to see to them, counted up to 1000',
    examples: [{ messages: 1, comments: 2, reviews: 5, orders: 3, letters: 0 }],
  });
export type Waiting = z.infer<typeof Waiting>;
