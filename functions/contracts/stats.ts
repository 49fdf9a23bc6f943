import * as z from 'zod';
import { described } from './described.ts';

export const Stats = z
  .object({ products: z.int(), categories: z.int(), orders: z.int(), users: z.int() })
  .register(described, { id: 'Stats', examples: [{ products: 24, categories: 12, orders: 8, users: 15 }] });
export type Stats = z.infer<typeof Stats>;
