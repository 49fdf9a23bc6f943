import { ConfigError } from './config-error.ts';
import { isOnThisMachine } from './on-this-machine.ts';
import type { ParsedVariables } from './variables.ts';

export type DatabaseSetting = { kind: 'd1' } | { kind: 'libsql'; url: string; authToken: string | undefined };

export function databaseIn(
  { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, MERIDIAN_LOCAL: local }: ParsedVariables,
  hasD1: boolean,
): DatabaseSetting {
  if (url && !local && !/^(https|libsql):/.test(url) && !isOnThisMachine(url)) {
    throw new ConfigError(
      'LIBSQL_URL must begin with https:// or libsql://, or the catalog is sent unencrypted',
    );
  }
  if (url) return { kind: 'libsql', url, authToken };
  if (authToken)
    throw new ConfigError('LIBSQL_AUTH_TOKEN is set, but LIBSQL_URL is not: set both or neither');
  if (!hasD1) throw new ConfigError('No database: bind a D1 database as DB, or set LIBSQL_URL');
  return { kind: 'd1' };
}
