import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { email, flag, linkToken } from '../../contracts/fields.ts';

export const LOGIN_FAILED = 'Login failed! Please check your credentials and try again.';
export const MISSING_CREDENTIALS = 'Please enter both username and password';

export const keepMe = flag('Keep me Login')
  .default(false)
  .register(openApiMeta, { description: 'Stay signed in for 30 days instead of 12 hours' });

const PASSWORD = 'a long sentence nobody knows';

export const newPassword = z
  .string({ error: 'Password is required' })
  .min(10, 'Password needs at least 10 characters')
  .max(200, 'Password can have at most 200 characters')
  .register(openApiMeta, { title: 'Password', format: 'password' });

export const Login = z
  .object({
    username: z
      .string({ error: MISSING_CREDENTIALS })
      .trim()
      .normalize('NFC')
      .min(1, MISSING_CREDENTIALS)
      .max(254, 'Username can have at most 254 characters')
      .register(openApiMeta, { title: 'Username', description: 'The user name or the email' }),
    password: z
      .string({ error: MISSING_CREDENTIALS })
      .min(1, MISSING_CREDENTIALS)
      .max(200, 'Password can have at most 200 characters')
      .register(openApiMeta, { title: 'Password', format: 'password' }),
    keep: keepMe,
    recoveryCode: z
      .string({ error: 'Recovery code must be text' })
      .trim()
      .max(60, 'Recovery code can have at most 60 characters')
      .transform(text => text || undefined)
      .optional()
      .register(openApiMeta, {
        title: 'Recovery code',
        description: 'For staff who don’t have their passkey at hand. Each code works once',
        examples: ['7kq2-m9xd-4tzp-w3hc'],
      }),
  })
  .register(openApiMeta, {
    id: 'Login',
    examples: [{ username: 'maria', password: PASSWORD, keep: true }],
  });
export type Login = z.infer<typeof Login>;

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiY3VzdG9tZXIifQ.c2lnbmF0dXJl';

export const SignedIn = z
  .object({
    token: z.string().register(openApiMeta, { description: 'Send it as Authorization: Bearer …' }),
    Username: z.string(),
    Designation: z.string(),
  })
  .register(openApiMeta, {
    id: 'SignedIn',
    examples: [{ token: TOKEN, Username: 'maria', Designation: 'Customer' }],
  });
export type SignedIn = z.infer<typeof SignedIn>;

export const CheckToken = z.object({
  token: z
    .string()
    .max(4000)
    .register(openApiMeta, {
      description: 'The token to check; by default the one in the Authorization header',
      examples: [TOKEN],
    })
    .optional(),
});

export const TokenCheck = z
  .object({
    response: z.boolean().register(openApiMeta, { description: 'Whether the token is valid' }),
    token: z.string(),
    username: z.string(),
    designation: z.string(),
    district: z.string(),
    ward: z.string(),
    division: z.string(),
    wardList: z.string(),
    emp_Name: z.string(),
    timeZone: z.string().optional().register(openApiMeta, { description: 'Shop settings, for staff' }),
  })
  .register(openApiMeta, {
    id: 'TokenCheck',
    examples: [
      {
        response: true,
        token: TOKEN,
        username: 'maria',
        designation: 'Customer',
        district: '',
        ward: '',
        division: '',
        wardList: '',
        emp_Name: '',
      },
    ],
  });
export type TokenCheck = z.infer<typeof TokenCheck>;

export const ForgotPassword = z
  .object({ email })
  .register(openApiMeta, { id: 'ForgotPassword', examples: [{ email: 'maria@example.com' }] });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z
  .object({
    token: linkToken,
    newPassword,
  })
  .register(openApiMeta, {
    id: 'ResetPassword',
    examples: [{ token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl', newPassword: PASSWORD }],
  });
export type ResetPassword = z.infer<typeof ResetPassword>;
