import * as z from 'zod';
import { described } from './described.ts';

export const Role = z
  .enum(['admin', 'staff', 'customer'])
  .register(described, { id: 'Role', examples: ['customer'] });
export type Role = z.infer<typeof Role>;
