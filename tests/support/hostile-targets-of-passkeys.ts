import { passkeys } from '../../db/schema/passkeys.ts';
import { build } from '../../db/sql/build.ts';
import { makeAccount, PASSWORD } from './accounts.ts';
import { asStaff, type MakeTarget } from './target-makers.ts';
import { tokenFor } from './tokens.ts';

const AN_ANSWER = { id: 'cGFzc2tleQ', response: { clientDataJSON: 'e30' } };

/** Requests about passkeys. */
export const PASSKEY_TARGETS: Record<string, MakeTarget> = {
  'POST /api/auth/passkeys/sign-in': async () => ({
    path: '/api/auth/passkeys/sign-in',
    readAt: '',
    fields: {
      ...AN_ANSWER,
      response: { ...AN_ANSWER.response, authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
      keep: false,
    },
  }),
  'POST /api/auth/passkeys': asStaff(async () => ({
    path: '/api/auth/passkeys',
    readAt: '',
    fields: {
      ...AN_ANSWER,
      response: { ...AN_ANSWER.response, attestationObject: 'oA', transports: ['internal'] },
      name: 'Laptop',
    },
  })),
  'POST /api/auth/passkeys/options': asStaff(async () => ({
    path: '/api/auth/passkeys/options',
    readAt: '',
    fields: { password: PASSWORD },
  })),
  'POST /api/auth/passkeys/recovery-codes': asStaff(async () => ({
    path: '/api/auth/passkeys/recovery-codes',
    readAt: '',
    fields: { password: PASSWORD },
  })),
  'PUT /api/auth/passkeys/:id': async database => {
    const user = await makeAccount(database, 'staff');
    const passkey = { credentialId: crypto.randomUUID(), publicKey: 'AAAA', name: 'Laptop' };
    const [row] = await database.write(
      build
        .insert(passkeys)
        .values({ ...passkey, userId: user.userId, createdAt: new Date() })
        .returning(),
    );
    const path = `/api/auth/passkeys/${row?.passkeyId}`;
    return { path, readAt: '', fields: { name: 'Phone' }, token: await tokenFor(user) };
  },
};
