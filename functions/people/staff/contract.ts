import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email, flag, prose } from '../../contracts/fields.ts';
import { listFilter } from '../../contracts/paging.ts';
import { Role } from '../../contracts/roles.ts';
import { username } from '../accounts/contract.ts';

const ACCOUNT_STATES = ['active', 'pending', 'disabled'] as const;

const status = z.enum(ACCOUNT_STATES).register(openApiMeta, {
  description: 'Pending: no password yet, waiting for its owner to choose one through the link',
});

const designation = prose('Designation', { max: 100 });
const role = z
  .enum(['admin', 'staff', 'customer'], { error: 'Role must be admin, staff or customer' })
  .register(openApiMeta, { title: 'Role', examples: ['staff'] });

const AN_ACCOUNT = {
  userId: 17,
  username: 'noor',
  email: 'noor@example.com',
  role: 'staff',
  designation: 'Catalogue editor',
  enabled: true,
  status: 'active',
  createdAt: '2026-09-01T08:00:00.000Z',
} as const;

/** For administrators. */
export const StaffAccount = z
  .object({
    userId: z.int(),
    username: z.string(),
    email: z.string().nullable(),
    role: Role,
    designation: z.string(),
    enabled: z.boolean(),
    status,
    createdAt: z.iso.datetime(),
  })
  .register(openApiMeta, { id: 'StaffAccount', examples: [AN_ACCOUNT] });
export type StaffAccount = z.infer<typeof StaffAccount>;

export const InviteAccount = z
  .object({
    username,
    email,
    role: z
      .enum(['staff', 'admin'], { error: 'Role must be staff or admin' })
      .register(openApiMeta, { title: 'Role' }),
    designation: designation.default(''),
  })
  .register(openApiMeta, {
    id: 'InviteAccount',
    examples: [
      { username: 'noor', email: 'noor@example.com', role: 'staff', designation: 'Catalogue editor' },
    ],
  });
export type InviteAccount = z.infer<typeof InviteAccount>;

export const UpdateStaffAccount = z
  .object({ role, designation, enabled: flag('Status') })
  .partial()
  .register(openApiMeta, { id: 'UpdateStaffAccount', examples: [{ role: 'admin', designation: 'Owner' }] });
export type UpdateStaffAccount = z.infer<typeof UpdateStaffAccount>;

/** An account with the link to set its password. */
export const Invitation = z
  .object({
    account: StaffAccount,
    sent: z.boolean().register(openApiMeta, { description: 'Whether an email with the link is being sent' }),
    link: z.string().nullable().register(openApiMeta, {
      description: 'The link, shown once if no email could be sent. Give it only to the account’s owner',
    }),
  })
  .register(openApiMeta, { id: 'Invitation', examples: [{ account: AN_ACCOUNT, sent: true, link: null }] });
export type Invitation = z.infer<typeof Invitation>;

export const StaffAccountFilter = listFilter(['createdAt', 'username', 'email', 'role', 'status']).extend({
  role: role.optional(),
  status: z
    .enum(ACCOUNT_STATES, { error: `Status must be one of ${ACCOUNT_STATES.join(', ')}` })
    .optional()
    .register(openApiMeta, { examples: ['active'] }),
});
export type StaffAccountFilter = z.infer<typeof StaffAccountFilter>;
