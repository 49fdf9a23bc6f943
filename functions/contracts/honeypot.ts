import * as z from 'zod';
import { openApiMeta } from './described.ts';
import { whole } from './fields.ts';
import { MIN_FORM_FILL_MS } from './filling-time.ts';

/** Example of an honest submission. */
export const FILLED_IN = { filledInMs: 8400 };

/** Sent with every public form, invisible to people. Other clients omit the first. */
export const honeypotFields = {
  website2: z
    .string({ error: 'This field must be empty' })
    .optional()
    .register(openApiMeta, {
      description: 'Leave empty. Submissions with it filled in get a normal response but are discarded',
      examples: [''],
    }),
  filledInMs: whole('Filling time', {
    min: MIN_FORM_FILL_MS,
    error: 'That was very quick. Please wait a moment and send it again',
  }).register(openApiMeta, {
    description: `How long the form was open, in milliseconds; rejected below ${MIN_FORM_FILL_MS}`,
    examples: [FILLED_IN.filledInMs],
  }),
};
