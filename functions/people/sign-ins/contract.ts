import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';

export const SignIn = z
  .object({
    signInId: z.int(),
    device: z.string().register(openApiMeta, { description: 'Browser and operating system' }),
    country: z.string().nullable().register(openApiMeta, { description: 'Country code, if known' }),
    network: z.string().nullable().register(openApiMeta, { description: 'IP address without its last part' }),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().register(openApiMeta, { description: 'Last use, to the hour' }),
    isCurrent: z.boolean().register(openApiMeta, { description: 'Whether it is the current session' }),
  })
  .register(openApiMeta, {
    id: 'SignIn',
    examples: [
      {
        signInId: 7,
        device: 'Firefox on Windows',
        country: 'DE',
        network: '203.0.113.x',
        createdAt: '2026-09-01T08:00:00.000Z',
        usedAt: '2026-09-14T07:12:00.000Z',
        isCurrent: true,
      },
    ],
  });
export type SignIn = z.infer<typeof SignIn>;

export const SignInGoesOn = z
  .object({
    token: z
      .string()
      .register(openApiMeta, { description: 'New token of the current session; the old one has ended too' }),
  })
  .register(openApiMeta, { id: 'SignInGoesOn', examples: [{ token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }] });
export type SignInGoesOn = z.infer<typeof SignInGoesOn>;
