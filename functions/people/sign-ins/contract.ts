import * as z from 'zod';
import { described } from '../../contracts/described.ts';

export const SignIn = z
  .object({
    signInId: z.int(),
    device: z.string().register(described, { description: 'The browser and the system' }),
    country: z
      .string()
      .nullable()
      .register(described, { description: 'Where it was made: its code, where that is known' }),
    network: z
      .string()
      .nullable()
      .register(described, { description: 'The address that it was made from, without its end' }),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().register(described, { description: 'When it was last used, to the hour' }),
    isCurrent: z.boolean().register(described, { description: 'Whether it is the one that asks' }),
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
      .register(described, { description: 'Of the sign-in that asked: its former token has ended too' }),
  })
  .register(described, { id: 'SignInGoesOn', examples: [{ token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }] });
export type SignInGoesOn = z.infer<typeof SignInGoesOn>;
