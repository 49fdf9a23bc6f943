import * as z from 'zod';
import { described } from './described.ts';

const ok = z.literal('ok');

export const Health = z
  .object({ status: ok, database: ok, pictures: ok })
  .register(described, { id: 'Health', examples: [{ status: 'ok', database: 'ok', pictures: 'ok' }] });
export type Health = z.infer<typeof Health>;
