import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email, line, linkToken, optionalLine, withoutLink } from '../../contracts/fields.ts';
import { Points } from '../../contracts/points.ts';
import { Role } from '../../contracts/roles.ts';
import { keepMe, newPassword } from '../auth/contract.ts';

export const username = line('Username', { min: 3, max: 50 }).regex(
  /^[\p{L}\p{N}._-]+$/u,
  'Username can have letters, digits, dots, dashes and underscores',
);

/** If empty, the user name is shown. */
const name = withoutLink(optionalLine('Name', { max: 60 }))
  .transform(text => text ?? '')
  .register(openApiMeta, { title: 'Name', description: 'Display name', examples: ['Maria Lang'] });

const AN_ACCOUNT = {
  username: 'maria',
  name: 'Maria Lang',
  email: 'maria@example.com',
  newEmail: null,
  role: 'customer' as const,
  designation: 'Customer',
  createdAt: '2026-09-01T08:00:00.000Z',
  points: { pv: 24, pq: 12 },
};

export const Account = z
  .object({
    username: z.string(),
    name: z.string().register(openApiMeta, { description: 'Display name; if empty, the user name' }),
    email: z.string().nullable(),
    newEmail: z.string().nullable().register(openApiMeta, {
      description: 'New email, until it is confirmed through the link sent there',
    }),
    role: Role,
    designation: z.string(),
    createdAt: z.iso.datetime(),
    points: Points.register(openApiMeta, { description: 'Points earned so far' }),
  })
  .register(openApiMeta, { id: 'Account', examples: [AN_ACCOUNT] });
export type Account = z.infer<typeof Account>;

export const ChangedAccount = Account.extend({
  token: z.string().optional().register(openApiMeta, {
    description: 'A new session, if the change ended all others',
  }),
}).register(openApiMeta, { id: 'ChangedAccount', examples: [AN_ACCOUNT] });
export type ChangedAccount = z.infer<typeof ChangedAccount>;

const PASSWORD = 'a long sentence nobody knows';

export const CreateAccount = z
  .object({ username, email, password: newPassword, keep: keepMe })
  .register(openApiMeta, {
    id: 'CreateAccount',
    examples: [{ username: 'maria', email: 'maria@example.com', password: PASSWORD }],
  });
export type CreateAccount = z.infer<typeof CreateAccount>;

export const UpdateAccount = z
  .object({
    username,
    name,
    email: email.nullable().register(openApiMeta, {
      title: 'E-mail',
      description:
        'A new one needs the current password and takes effect once confirmed by email; null for an account without one',
    }),
    currentPassword: z
      .string()
      .max(200, 'Current password can have at most 200 characters')
      .register(openApiMeta, { title: 'Current password', format: 'password' }),
  })
  .partial()
  .register(openApiMeta, { id: 'UpdateAccount', examples: [{ email: 'maria.lang@example.com' }] });
export type UpdateAccount = z.infer<typeof UpdateAccount>;

const knownPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(200, `${label} can have at most 200 characters`)
    .register(openApiMeta, { title: label, format: 'password' });

export const ChangePassword = z
  .object({ currentPassword: knownPassword('Current password'), newPassword })
  .register(openApiMeta, {
    id: 'ChangePassword',
    examples: [{ currentPassword: PASSWORD, newPassword: 'another long sentence nobody knows' }],
  });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ConfirmEmail = z.object({ token: linkToken }).register(openApiMeta, {
  id: 'ConfirmEmail',
  examples: [{ token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl' }],
});

export const EmailConfirmed = z
  .object({ email: z.string() })
  .register(openApiMeta, { id: 'EmailConfirmed', examples: [{ email: 'maria.lang@example.com' }] });

export const DeleteAccount = z
  .object({ password: knownPassword('Password') })
  .register(openApiMeta, { id: 'DeleteAccount', examples: [{ password: PASSWORD }] });
export type DeleteAccount = z.infer<typeof DeleteAccount>;
