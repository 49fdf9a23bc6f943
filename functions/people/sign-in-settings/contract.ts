import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { flag } from '../../contracts/fields.ts';

const EXAMPLE = { passkeysRequired: true };

/** How staff sign in. */
export const SignInSettings = z
  .object({ passkeysRequired: z.boolean() })
  .register(openApiMeta, { id: 'SignInSettings', examples: [EXAMPLE] });
export type SignInSettings = z.infer<typeof SignInSettings>;

export const UpdateSignInSettings = z
  .object({
    passkeysRequired: flag('Staff sign in with a passkey').register(openApiMeta, {
      description:
        'Staff can no longer sign in with only a password, and such sessions end. To turn it on, you need a passkey and recovery codes',
    }),
  })
  .partial()
  .register(openApiMeta, { id: 'UpdateSignInSettings', examples: [EXAMPLE] });
export type UpdateSignInSettings = z.infer<typeof UpdateSignInSettings>;
