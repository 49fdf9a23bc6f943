import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email, linkToken } from '../../contracts/fields.ts';
import { FILLED_IN, honeypotFields } from '../../contracts/honeypot.ts';

export const AskForDeletion = z.object({ email, ...honeypotFields }).register(openApiMeta, {
  id: 'AskForDeletion',
  description: 'The email with the link goes to this address; the link deletes only what was sent from it',
  examples: [{ email: 'maria@example.com', ...FILLED_IN }],
});
export type AskForDeletion = z.infer<typeof AskForDeletion>;

export const DeletionAsked = z.object({ email: z.string() }).register(openApiMeta, {
  id: 'DeletionAsked',
  description: 'The response doesn’t reveal whether anything is stored for the address',
  examples: [{ email: 'maria@example.com' }],
});

export const DeleteSent = z
  .object({
    token: linkToken,
  })
  .register(openApiMeta, {
    id: 'DeleteSent',
    examples: [{ token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtYXJpYSJ9.c2lnbmF0dXJl' }],
  });
export type DeleteSent = z.infer<typeof DeleteSent>;

const howMany = (what: string) => z.int().register(openApiMeta, { description: `Number of ${what} deleted` });

export const SentDeleted = z
  .object({
    messages: howMany('messages and questions'),
    comments: howMany('comments'),
    subscriptions: howMany('newsletter addresses'),
  })
  .register(openApiMeta, { id: 'SentDeleted', examples: [{ messages: 1, comments: 2, subscriptions: 0 }] });
export type SentDeleted = z.infer<typeof SentDeleted>;
