import * as z from 'zod';
import { Role } from './auth.ts';
import { email, flag, line } from './fields.ts';

const username = line('Username', { min: 3, max: 50 }).regex(
  /^[\p{L}\p{N}._-]+$/u,
  'Username can have letters, digits, dots, dashes and underscores',
);

const newPassword = z
  .string({ error: 'Password is required' })
  .min(10, 'Password needs at least 10 characters')
  .max(200, 'Password can have at most 200 characters');

export const Account = z.object({
  username: z.string(),
  email: z.string().nullable(),
  role: Role,
  designation: z.string(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof Account>;

export const CreateAccount = z.object({
  username,
  email,
  password: newPassword,
  keep: flag('Keep me Login').default(false),
});
export type CreateAccount = z.infer<typeof CreateAccount>;

export const UpdateAccount = z.object({ username, email }).partial();
export type UpdateAccount = z.infer<typeof UpdateAccount>;

export const ChangePassword = z.object({
  currentPassword: z
    .string({ error: 'Current password is required' })
    .min(1, 'Current password is required')
    .max(200, 'Current password can have at most 200 characters'),
  newPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ForgotPassword = z.object({ email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z.object({
  token: z.string({ error: 'The link is incomplete' }).min(1, 'The link is incomplete').max(4000),
  newPassword,
});
export type ResetPassword = z.infer<typeof ResetPassword>;
