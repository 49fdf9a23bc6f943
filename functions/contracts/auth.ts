import * as z from 'zod';
import { flag } from './fields.ts';

export const Role = z.enum(['admin', 'staff', 'customer']);
export type Role = z.infer<typeof Role>;

export const LOGIN_FAILED = 'Login failed! Please check your credentials and try again.';
export const MISSING_CREDENTIALS = 'Please enter both username and password';

export const Login = z.object({
  username: z
    .string({ error: MISSING_CREDENTIALS })
    .trim()
    .normalize('NFC')
    .min(1, MISSING_CREDENTIALS)
    .max(254, 'Username can have at most 254 characters'),
  password: z
    .string({ error: MISSING_CREDENTIALS })
    .min(1, MISSING_CREDENTIALS)
    .max(200, 'Password can have at most 200 characters'),
  keep: flag('Keep me Login').default(false),
});
export type Login = z.infer<typeof Login>;

export const SignedIn = z.object({ token: z.string(), Username: z.string(), Designation: z.string() });
export type SignedIn = z.infer<typeof SignedIn>;

export const CheckToken = z.object({ token: z.string().max(4000).optional() });

export const TokenCheck = z.object({
  response: z.boolean(),
  token: z.string(),
  username: z.string(),
  designation: z.string(),
  district: z.string(),
  ward: z.string(),
  division: z.string(),
  wardList: z.string(),
  emp_Name: z.string(),
});
export type TokenCheck = z.infer<typeof TokenCheck>;
