import * as z from 'zod';
import { described } from './described.ts';
import { email, optionalLine, prose } from './fields.ts';
import { listFilter } from './paging.ts';
import { robotTraps } from './robot-traps.ts';

const kind = z.enum(['contact', 'question'], { error: 'Kind must be contact or question' });

const EXAMPLE = {
  kind: 'contact' as const,
  name: 'Maria Lang',
  email: 'maria@example.com',
  phone: '+49 30 1234567',
  subject: 'A lid for the kettle',
  message: 'Do you sell the lid of the gooseneck kettle by itself?',
};

const fields = z.object({
  kind,
  name: optionalLine('Name').optional(),
  email,
  phone: optionalLine('Phone', { max: 40 }).optional(),
  subject: optionalLine('Subject', { max: 200 }).optional(),
  message: prose('Message').nullable().optional(),
  ...robotTraps,
});

/** Said beside whatever else is wrong, so that a form can show everything at once. */
const demandedOfContact = (path: 'name' | 'subject' | 'message', label: string) => ({
  path: [path],
  error: `${label} is required`,
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'contact',
});

const isThere = (value: unknown) => value !== undefined && value !== null && value !== '';

export const SendMessage = fields
  .refine(({ name }) => isThere(name), demandedOfContact('name', 'Name'))
  .refine(({ subject }) => isThere(subject), demandedOfContact('subject', 'Subject'))
  .refine(({ message }) => isThere(message), demandedOfContact('message', 'Message'))
  .register(described, {
    id: 'SendMessage',
    description: 'A contact needs name, e-mail, subject and message; a question only the e-mail',
    examples: [EXAMPLE],
  });
export type SendMessage = z.infer<typeof SendMessage>;

const receipt = { messageId: z.uuid(), receivedAt: z.iso.datetime() };
const RECEIPT = {
  messageId: '6f1b3c58-8a5e-4a86-9d0f-2b7c4e1d9a30',
  receivedAt: '2026-09-01T08:00:00.000Z',
};

export const MessageReceipt = z
  .object(receipt)
  .register(described, { id: 'MessageReceipt', examples: [RECEIPT] });
export type MessageReceipt = z.infer<typeof MessageReceipt>;

export const Message = z
  .object({
    ...receipt,
    kind,
    name: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string().nullable(),
    message: z.string(),
  })
  .register(described, { id: 'Message', examples: [{ ...RECEIPT, ...EXAMPLE }] });
export type Message = z.infer<typeof Message>;

export const WithMessageId = z.object({
  id: z
    .uuid('must be the id of a message')
    .register(described, { title: 'Message', examples: [RECEIPT.messageId] }),
});

export const MessageFilter = listFilter(['receivedAt', 'kind', 'name', 'email', 'subject']).extend({
  kind: kind.optional().register(described, { description: 'Only these', examples: ['contact'] }),
});
export type MessageFilter = z.infer<typeof MessageFilter>;
