import * as z from 'zod';
import { described } from './described.ts';
import { flag } from './fields.ts';

export const Role = z
  .enum(['admin', 'staff', 'customer'])
  .register(described, { id: 'Role', examples: ['customer'] });
export type Role = z.infer<typeof Role>;

export const LOGIN_FAILED = 'Login failed! Please check your credentials and try again.';
export const MISSING_CREDENTIALS = 'Please enter both username and password';

export const keepMe = flag('Keep me Login')
  .default(false)
  .register(described, { description: 'A sign-in of 30 days instead of 12 hours' });

export const Login = z
  .object({
    username: z
      .string({ error: MISSING_CREDENTIALS })
      .trim()
      .normalize('NFC')
      .min(1, MISSING_CREDENTIALS)
      .max(254, 'Username can have at most 254 characters')
      .register(described, { title: 'Username', description: 'The user name or the e-mail' }),
    password: z
      .string({ error: MISSING_CREDENTIALS })
      .min(1, MISSING_CREDENTIALS)
      .max(200, 'Password can have at most 200 characters')
      .register(described, { title: 'Password', format: 'password' }),
    keep: keepMe,
  })
  .register(described, {
    id: 'Login',
    examples: [{ username: 'maria', password: 'a long sentence nobody knows', keep: true }],
  });
export type Login = z.infer<typeof Login>;

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiY3VzdG9tZXIifQ.c2lnbmF0dXJl';

export const SignedIn = z
  .object({
    token: z.string().register(described, { description: 'Send it as Authorization: Bearer …' }),
    Username: z.string(),
    Designation: z.string(),
  })
  .register(described, {
    id: 'SignedIn',
    examples: [{ token: TOKEN, Username: 'maria', Designation: 'Customer' }],
  });
export type SignedIn = z.infer<typeof SignedIn>;

export const CheckToken = z.object({
  token: z
    .string()
    .max(4000)
    .register(described, {
      description: 'The token to check; otherwise that of the Authorization header',
      examples: [TOKEN],
    })
    .optional(),
});

export const TokenCheck = z
  .object({
    response: z.boolean().register(described, { description: 'Whether the token is good' }),
    token: z.string(),
    username: z.string(),
    designation: z.string(),
    district: z.string(),
    ward: z.string(),
    division: z.string(),
    wardList: z.string(),
    emp_Name: z.string(),
  })
  .register(described, {
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
