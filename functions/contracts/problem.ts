import * as z from 'zod';
import { described } from './described.ts';

export const FieldError = z
  .object({
    path: z.string().register(described, { description: 'The field, as it is named in the request' }),
    message: z.string().register(described, { description: 'What to do about it, for a person' }),
  })
  .register(described, {
    id: 'FieldError',
    examples: [{ path: 'categoryName', message: 'Category name is required' }],
  });
export type FieldError = z.infer<typeof FieldError>;

/** What still refers to a row that somebody wants to delete. */
export const Reference = z
  .object({
    kind: z.string(),
    count: z.int(),
    names: z.array(z.string()).register(described, { description: 'Some of them' }),
  })
  .register(described, {
    id: 'Reference',
    examples: [{ kind: 'subcategories', count: 2, names: ['Cups', 'Kettles'] }],
  });
export type Reference = z.infer<typeof Reference>;

/** RFC 9457, with what the shop adds to it. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().register(described, { description: 'What happened and what to do, for a person' }),
    errors: z
      .array(FieldError)
      .optional()
      .register(described, { description: 'Every field that is at fault' }),
    references: z
      .array(Reference)
      .optional()
      .register(described, { description: 'What still refers to the row that should be deleted' }),
    current: z
      .unknown()
      .optional()
      .register(described, { description: 'The row as it is now, where somebody else changed it' }),
    needs: z.enum(['passkey', 'passkey-setup']).optional().register(described, {
      description:
        'What the sign-in lacks: `passkey`, or a recovery code beside the password; or, of one that does nothing else, `passkey-setup`',
    }),
    requestId: z.string().register(described, { description: 'What the log calls this request' }),
  })
  .register(described, {
    id: 'Problem',
    description: 'Why a request was refused (RFC 9457)',
    examples: [
      {
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        detail: 'There is no category 99',
        requestId: '3c9a5a52-6c5e-4f0c-8f5e-1d0c6a4b7e21',
      },
    ],
  });
export type Problem = z.infer<typeof Problem>;
