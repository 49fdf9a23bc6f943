import * as z from 'zod';
import { openApiMeta } from './described.ts';

export const Role = z
  .enum(['admin', 'staff', 'customer'])
  .register(openApiMeta, { id: 'Role', examples: ['customer'] });
export type Role = z.infer<typeof Role>;
