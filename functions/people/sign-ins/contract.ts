import * as z from 'zod';
import { described } from '../../contracts/described.ts';

export const SignIn = z
  .object({
    signInId: z.int(),
    device: z.string().register(described, { description: 'Browser and operating system' }),
    country: z.string().nullable().register(described, { description: 'Country code, if known' }),
    network: z.string().nullable().register(described, { description: 'IP address without its last part' }),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().register(described, { description: 'Last use, to the hour' }),
    isCurrent: z.boolean().register(described, { description: 'Whether it is the current session' }),
  })
  .register(described, {
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
      .register(described, { description: 'New token of the current session; the old one has ended too' }),
  })
  .register(described, { id: 'SignInGoesOn', examples: [{ token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }] });
export type SignInGoesOn = z.infer<typeof SignInGoesOn>;
