import * as z from 'zod';
import { described } from '../../contracts/described.ts';
import { flag } from '../../contracts/fields.ts';

const EXAMPLE = { passkeysRequired: true };

/** How staff sign in. */
export const SignInSettings = z
  .object({ passkeysRequired: z.boolean() })
  .register(described, { id: 'SignInSettings', examples: [EXAMPLE] });
export type SignInSettings = z.infer<typeof SignInSettings>;

export const UpdateSignInSettings = z
  .object({
    passkeysRequired: flag('Staff sign in with a passkey').register(described, {
      description:
        'A password alone signs staff in no more, and ends where it did. Takes a passkey and recovery codes of whoever asks for it',
    }),
  })
  .partial()
  .register(described, { id: 'UpdateSignInSettings', examples: [EXAMPLE] });
export type UpdateSignInSettings = z.infer<typeof UpdateSignInSettings>;
