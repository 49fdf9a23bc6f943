import * as z from 'zod';

export const Stats = z.object({ products: z.number(), categories: z.number(), users: z.number() });
export type Stats = z.infer<typeof Stats>;
