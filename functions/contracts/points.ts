import * as z from 'zod';
import { openApiMeta } from './described.ts';

export const Points = z
  .object({ pv: z.number(), pq: z.number() })
  .register(openApiMeta, { id: 'Points', examples: [{ pv: 24, pq: 12 }] });
export type Points = z.infer<typeof Points>;
