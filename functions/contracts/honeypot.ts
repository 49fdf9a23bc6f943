import * as z from 'zod';
import { described } from './described.ts';
import { whole } from './fields.ts';
import { SHORTEST_FILLING_MS } from './filling-time.ts';

/** Example of an honest submission. */
export const FILLED_IN = { filledInMs: 8400 };

/** Sent with every public form, invisible to people. Other clients omit the first. */
export const robotTraps = {
  website2: z
    .string({ error: 'This field must be empty' })
    .optional()
    .register(described, {
      description: 'Leave empty. Submissions with it filled in get a normal response but are discarded',
      examples: [''],
    }),
  filledInMs: whole('Filling time', {
    min: SHORTEST_FILLING_MS,
    error: 'That was very quick. Please wait a moment and send it again',
  }).register(described, {
    description: `How long the form was open, in milliseconds; rejected below ${SHORTEST_FILLING_MS}`,
    examples: [FILLED_IN.filledInMs],
  }),
};
