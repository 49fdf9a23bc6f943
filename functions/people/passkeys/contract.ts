import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { line, withoutLink } from '../../contracts/fields.ts';
import { keepMe, SignedIn } from '../auth/contract.ts';

/** Bytes, as browsers send them. */
const encoded = (label: string, max: number) =>
  z
    .string({ error: `${label} is missing` })
    .min(1, `${label} is missing`)
    .max(max, `${label} is too long`)
    .regex(/^[\w-]*$/, `${label} must be in base64url`)
    .register(openApiMeta, { title: label });

const credentialId = encoded('Credential ID', 1400).register(openApiMeta, {
  title: 'Credential ID',
  examples: ['q1w2e3r4t5y6u7i8o9p0aQ'],
});
const clientDataJSON = encoded('Client data', 8000);

const name = withoutLink(line('Name', { max: 60 })).register(openApiMeta, {
  title: 'Name',
  description: 'Name of the passkey',
  examples: ['My laptop'],
});

const password = z
  .string({ error: 'Password must be text' })
  .max(200, 'Password can have at most 200 characters')
  .optional()
  .register(openApiMeta, {
    title: 'Password',
    format: 'password',
    description: 'Not required within ten minutes of signing in with a passkey or to set one up',
  });

const A_PASSKEY = {
  passkeyId: 4,
  name: 'My laptop',
  createdAt: '2026-09-01T08:00:00.000Z',
  usedAt: '2026-09-14T07:12:00.000Z',
};

export const Passkey = z
  .object({
    passkeyId: z.int(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
  })
  .register(openApiMeta, { id: 'Passkey', examples: [A_PASSKEY] });
export type Passkey = z.infer<typeof Passkey>;

/** The requester's own. */
export const OwnPasskeys = z
  .object({
    passkeys: z.array(Passkey),
    recoveryCodes: z.int().register(openApiMeta, { description: 'Number of unused recovery codes' }),
    required: z
      .boolean()
      .register(openApiMeta, { description: 'Whether the shop requires staff to use one' }),
    asksPassword: z
      .boolean()
      .register(openApiMeta, { description: 'Whether adding one or creating codes requires the password' }),
  })
  .register(openApiMeta, {
    id: 'OwnPasskeys',
    examples: [{ passkeys: [A_PASSKEY], recoveryCodes: 9, required: true, asksPassword: false }],
  });
export type OwnPasskeys = z.infer<typeof OwnPasskeys>;

export const ProveOwner = z
  .object({ password })
  .register(openApiMeta, { id: 'ProveOwner', examples: [{ password: 'a long sentence nobody knows' }] });
export type ProveOwner = z.infer<typeof ProveOwner>;

const CHALLENGE = 'ZXlKaGJHY2lPaUpJVXpJMU5pSjk';
const challenge = z.string().register(openApiMeta, { description: 'Valid once, for five minutes' });
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What `navigator.credentials.get` takes, as JSON. */
export const SignInOptions = z
  .object({ challenge, rpId: z.string(), userVerification: z.literal('required'), timeout: z.int() })
  .register(openApiMeta, {
    id: 'PasskeySignInOptions',
    examples: [
      { challenge: CHALLENGE, rpId: 'shop.example', userVerification: 'required', timeout: 300_000 },
    ],
  });
export type SignInOptions = z.infer<typeof SignInOptions>;

/** What `navigator.credentials.create` takes, as JSON. */
export const AddOptions = z
  .object({
    challenge,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
    timeout: z.int(),
  })
  .register(openApiMeta, {
    id: 'PasskeyAddOptions',
    examples: [
      {
        challenge: CHALLENGE,
        rp: { id: 'shop.example', name: 'Meridian' },
        user: { id: 'bWVyaWRpYW46Nw', name: 'maria', displayName: 'Maria Lang' },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout: 300_000,
      },
    ],
  });
export type AddOptions = z.infer<typeof AddOptions>;

/** The browser's response to a challenge. */
export const SignInWithPasskey = z
  .object({
    id: credentialId,
    response: z.object({
      clientDataJSON,
      authenticatorData: encoded('Authenticator data', 8000),
      signature: encoded('Signature', 8000),
      userHandle: encoded('User handle', 100).nullish(),
    }),
    keep: keepMe,
  })
  .register(openApiMeta, {
    id: 'SignInWithPasskey',
    examples: [
      {
        id: 'q1w2e3r4t5y6u7i8o9p0aQ',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
          authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
          signature: 'MEUCIQDx',
        },
        keep: false,
      },
    ],
  });
export type SignInWithPasskey = z.infer<typeof SignInWithPasskey>;

export const AddPasskey = z
  .object({
    name,
    id: credentialId,
    response: z.object({
      clientDataJSON,
      attestationObject: encoded('Attestation', 60_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/, 'A transport must be a word'))
        .max(10, 'There can be at most 10 transports')
        .default([])
        .register(openApiMeta, { examples: [['internal']] }),
    }),
  })
  .register(openApiMeta, {
    id: 'AddPasskey',
    examples: [
      {
        name: 'My laptop',
        id: 'q1w2e3r4t5y6u7i8o9p0aQ',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZQ',
          transports: ['internal'],
        },
      },
    ],
  });
export type AddPasskey = z.infer<typeof AddPasskey>;

export const PasskeyAdded = z
  .object({
    passkey: Passkey,
    /** Session started with this passkey instead of the one that added it. */
    signIn: SignedIn,
  })
  .register(openApiMeta, {
    id: 'PasskeyAdded',
    examples: [
      {
        passkey: { ...A_PASSKEY, usedAt: null },
        signIn: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', Username: 'maria', Designation: 'Staff' },
      },
    ],
  });
export type PasskeyAdded = z.infer<typeof PasskeyAdded>;

export const RenamePasskey = z
  .object({ name })
  .register(openApiMeta, { id: 'RenamePasskey', examples: [{ name: 'My phone' }] });

export const RecoveryCodes = z
  .object({
    codes: z.array(z.string()).register(openApiMeta, { description: 'Shown only now; each works once' }),
  })
  .register(openApiMeta, { id: 'RecoveryCodes', examples: [{ codes: ['7kq2-m9xd-4tzp-w3hc'] }] });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
