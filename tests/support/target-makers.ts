import type { Writer } from '../../db/client/database.ts';
import { makeAccount } from './accounts.ts';
import { tokenFor } from './tokens.ts';

/** A valid request, and where its row can be read afterwards if there is no `Location`; '' for nowhere. */
export type Target = {
  path: string;
  fields: Record<string, unknown>;
  token?: string;
  headers?: Record<string, string>;
  readAt?: string;
  picture?: Uint8Array<ArrayBuffer>;
};

export type MakeTarget = (database: Writer) => Promise<Target>;

export const mine =
  (path: string, fields: () => object): MakeTarget =>
  async database => {
    const token = await tokenFor(await makeAccount(database, 'customer'));
    return { path, fields: { ...fields() }, token, readAt: '/api/accounts/me' };
  };

export const asStaff =
  (make: (database: Writer) => Promise<Omit<Target, 'token'>>): MakeTarget =>
  async database => ({ ...(await make(database)), token: await tokenFor(await staffOf(database)) });

export const asAdmin =
  (make: (database: Writer) => Promise<Omit<Target, 'token'>>): MakeTarget =>
  async database => ({ ...(await make(database)), token: await tokenFor(await adminOf(database)) });

/** Shared by all requests to a shop, since none changes it. */
export function oneOf<Made>(make: (database: Writer) => Promise<Made>) {
  const made = new WeakMap<Writer, Promise<Made>>();
  return (database: Writer) => {
    const one = made.get(database) ?? make(database);
    made.set(database, one);
    return one;
  };
}

export const staffOf = oneOf(database => makeAccount(database, 'staff'));
const adminOf = oneOf(database => makeAccount(database, 'admin'));
/** The same path for writing and for reading. */
export const changing = (path: string, fields: object) => ({ path, readAt: path, fields: { ...fields } });

/** A bulk action on a single row. */
export const bulk = (
  resource: string,
  makeKey: (database: Writer) => Promise<number | string>,
  action = 'activate',
) =>
  asStaff(async database => ({
    path: `/api/${resource}/bulk`,
    readAt: '',
    fields: { action, keys: [String(await makeKey(database))] },
  }));
