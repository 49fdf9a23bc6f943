import * as z from 'zod';

export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** What still refers to a row that somebody wants to delete. */
export const Reference = z.object({ kind: z.string(), count: z.number(), names: z.array(z.string()) });
export type Reference = z.infer<typeof Reference>;

/** RFC 9457, with what the shop adds to it. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.array(FieldError).optional(),
  references: z.array(Reference).optional(),
  current: z.unknown().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
