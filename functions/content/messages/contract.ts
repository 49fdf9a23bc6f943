import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email, flag, optionalLine, prose, withoutLink } from '../../contracts/fields.ts';
import { FILLED_IN, honeypotFields } from '../../contracts/honeypot.ts';
import { listFilter } from '../../contracts/paging.ts';

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
  name: withoutLink(optionalLine('Name')).optional(),
  email,
  phone: withoutLink(optionalLine('Phone', { max: 40 })).optional(),
  subject: withoutLink(optionalLine('Subject', { max: 200 })).optional(),
  message: prose('Message').nullable().optional(),
  ...honeypotFields,
});

/** Reported together with all other errors, so that a form can show everything at once. */
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
  .register(openApiMeta, {
    id: 'SendMessage',
    description: 'A contact needs name, email, subject and message; a question needs only the email',
    examples: [{ ...EXAMPLE, ...FILLED_IN }],
  });
export type SendMessage = z.infer<typeof SendMessage>;

const receipt = { messageId: z.uuid(), receivedAt: z.iso.datetime() };
const RECEIPT = {
  messageId: '6f1b3c58-8a5e-4a86-9d0f-2b7c4e1d9a30',
  receivedAt: '2026-09-01T08:00:00.000Z',
};

export const MessageReceipt = z
  .object(receipt)
  .register(openApiMeta, { id: 'MessageReceipt', examples: [RECEIPT] });
export type MessageReceipt = z.infer<typeof MessageReceipt>;

const MESSAGE_STATES = ['inbox', 'archived', 'junk'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const state = z
  .enum(MESSAGE_STATES, { error: `State must be one of ${MESSAGE_STATES.join(', ')}` })
  .register(openApiMeta, { title: 'State', examples: ['archived'] });

const replyText = prose('Text').min(1, 'Text is required');

const MessageReply = z
  .object({ text: z.string(), by: z.string(), sentAt: z.iso.datetime() })
  .register(openApiMeta, {
    id: 'MessageReply',
    examples: [{ text: 'Yes, for 9.00.', by: 'staff', sentAt: '2026-09-01T09:30:00.000Z' }],
  });

export const Message = z
  .object({
    ...receipt,
    kind,
    name: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: z.string().nullable(),
    message: z.string(),
    state: z.enum(MESSAGE_STATES),
    readAt: z.iso.datetime().nullable(),
    movedBy: z
      .string()
      .nullable()
      .register(openApiMeta, { description: 'Staff member who last changed its state; null if no one has' }),
    movedAt: z.iso.datetime().nullable(),
    replies: z.array(MessageReply).register(openApiMeta, { description: 'Oldest first' }),
  })
  .register(openApiMeta, {
    id: 'Message',
    examples: [
      { ...RECEIPT, ...EXAMPLE, state: 'inbox', readAt: null, movedBy: null, movedAt: null, replies: [] },
    ],
  });
export type Message = z.infer<typeof Message>;

export const UpdateMessage = z
  .object({ state: state.optional(), read: flag('Read').optional() })
  .register(openApiMeta, { id: 'UpdateMessage', examples: [{ state: 'archived', read: true }] });
export type UpdateMessage = z.infer<typeof UpdateMessage>;

export const ReplyToMessage = z.object({ text: replyText }).register(openApiMeta, {
  id: 'ReplyToMessage',
  description: 'Sent by email to the address that the message came from',
  examples: [{ text: 'Yes, for 9.00.' }],
});
export type ReplyToMessage = z.infer<typeof ReplyToMessage>;

export const messageId = z
  .uuid('must be the id of a message')
  .register(openApiMeta, { title: 'Message', examples: [RECEIPT.messageId] });

export const WithMessageId = z.object({ id: messageId });

export const MessageFilter = listFilter(['receivedAt', 'kind', 'name', 'email', 'subject']).extend({
  after: messageId.optional().register(openApiMeta, {
    description: 'Cursor from the Link header: continue after this message. Don’t combine with `page`',
    examples: [RECEIPT.messageId],
  }),
  kind: kind
    .optional()
    .register(openApiMeta, { description: 'Only items in this state', examples: ['contact'] }),
  state: state.optional(),
  read: flag('Read').optional(),
});
export type MessageFilter = z.infer<typeof MessageFilter>;
