import * as z from 'zod';
import { openApiMeta } from './described.ts';

const ok = z.literal('ok');

const BUILD = '202603121022-3f2a9c1e';

export const Health = z
  .object({
    status: ok,
    database: ok,
    pictures: ok,
    build: z.string().register(openApiMeta, { description: 'The build that responded' }),
  })
  .register(openApiMeta, {
    id: 'Health',
    examples: [{ status: 'ok', database: 'ok', pictures: 'ok', build: BUILD }],
  });
export type Health = z.infer<typeof Health>;
