import * as z from 'zod';
import { openApiMeta } from './described.ts';

export const FieldError = z
  .object({
    path: z.string().register(openApiMeta, { description: 'The field, as named in the request' }),
    message: z.string().register(openApiMeta, { description: 'What to do about it, for people' }),
  })
  .register(openApiMeta, {
    id: 'FieldError',
    examples: [{ path: 'categoryName', message: 'Category name is required' }],
  });
export type FieldError = z.infer<typeof FieldError>;

/** What still refers to a row to delete. */
export const Reference = z
  .object({
    kind: z.string(),
    count: z.int(),
    names: z.array(z.string()).register(openApiMeta, { description: 'Names of some of them' }),
  })
  .register(openApiMeta, {
    id: 'Reference',
    examples: [{ kind: 'subcategories', count: 2, names: ['Cups', 'Kettles'] }],
  });
export type Reference = z.infer<typeof Reference>;

/** RFC 9457, with the shop's extensions. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().register(openApiMeta, { description: 'What happened and what to do, for people' }),
    errors: z.array(FieldError).optional().register(openApiMeta, { description: 'All invalid fields' }),
    references: z
      .array(Reference)
      .optional()
      .register(openApiMeta, { description: 'What still refers to the row to delete' }),
    current: z
      .unknown()
      .optional()
      .register(openApiMeta, { description: 'The current row, if someone else changed it' }),
    needs: z.enum(['passkey', 'passkey-setup']).optional().register(openApiMeta, {
      description:
        'What is missing: `passkey` (a passkey, or a recovery code with the password) or `passkey-setup` (until then the session can do nothing else)',
    }),
    requestId: z.string().register(openApiMeta, { description: 'ID of this request in the log' }),
  })
  .register(openApiMeta, {
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
