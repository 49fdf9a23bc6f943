import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError } from '../functions/config/config-error.ts';
import { readSettings, type Settings } from '../functions/config/settings.ts';
import { VARIABLE_NAMES } from '../functions/config/variables.ts';
import { CliError } from './say.ts';

/** Local shops choose these themselves. */
const OWN: readonly string[] = ['JWT_SECRET', 'MERIDIAN_LOCAL', 'TELL_CACHE'] satisfies typeof VARIABLE_NAMES;
const PASSED_ON = VARIABLE_NAMES.filter(name => !OWN.includes(name));

export type LocalSettings = {
  host: string;
  port: number;
  stateDir: string;
  demo: boolean;
  /** Reachable from other machines. */
  isOpen: boolean;
  admin: { username: string; password: string } | undefined;
  /** The worker's variables. */
  variables: Record<string, string>;
  /** The same, parsed and validated. */
  checked: Settings;
};

/** Reads the settings of a local shop from the environment; a first start also creates what is missing. */
export async function readLocalSettings(env = process.env): Promise<LocalSettings> {
  const stateDir = resolve(env.STATE_DIR || '.data');
  await assertWritable(stateDir);
  const variables = {
    ...passedOn(env),
    MERIDIAN_LOCAL: '1',
    JWT_SECRET: env.JWT_SECRET || (await keptSecret(stateDir)),
  };
  return {
    host: env.HOST || '127.0.0.1',
    port: portIn(env.PORT || '8787'),
    stateDir,
    demo: demoIn(env.DEMO, !isOpen(env) && isNear(env)),
    isOpen: isOpen(env),
    admin: await adminIn(env),
    variables,
    checked: check(variables),
  };
}

export type ServiceSettings = Pick<LocalSettings, 'host' | 'port' | 'stateDir' | 'variables' | 'checked'> & {
  /** Whether rows or pictures are in `stateDir`: then only one process at a time can use them. */
  isKeptHere: boolean;
};

/** Reads the settings of a production shop: as strict as a deployed one, without generated values. */
export async function readServiceSettings(env = process.env): Promise<ServiceSettings> {
  const variables = { ...passedOn(env), ...(env.JWT_SECRET && { JWT_SECRET: env.JWT_SECRET }) };
  const checked = check(variables);
  const stateDir = resolve(env.STATE_DIR || '.data');
  const isKeptHere = checked.database.kind === 'd1' || checked.pictures.kind === 'r2';
  if (isKeptHere) await assertWritable(stateDir);
  return {
    host: env.HOST || '127.0.0.1',
    port: portIn(env.PORT || '8787'),
    stateDir,
    variables,
    checked,
    isKeptHere,
  };
}

async function assertWritable(folder: string) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(`STATE_DIR ${folder} is not writable (${code}): choose one that is`);
  }
}

async function keptSecret(stateDir: string): Promise<string> {
  const file = join(stateDir, 'jwt-secret');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    const secret = randomBytes(48).toString('base64url');
    await writeFile(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  }
}

function portIn(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new CliError(`PORT must be a number up to 65535, not ${text}`);
  return port;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** In a public shop, or with a remote database, no one expects accounts with public passwords. */
const isOpen = ({ HOST, SHOP_URL, TRUSTED_PROXY }: NodeJS.ProcessEnv) =>
  Boolean(TRUSTED_PROXY) || !LOOPBACK.test(HOST || 'localhost') || !isHere(SHOP_URL);

const isNear = ({ LIBSQL_URL, S3_ENDPOINT }: NodeJS.ProcessEnv) => [LIBSQL_URL, S3_ENDPOINT].every(isHere);

const isHere = (url: string | undefined) => !url || LOOPBACK.test(hostOf(url));

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? '';

function demoIn(text = '', isUsual: boolean): boolean {
  if (!/^(on|off)?$/i.test(text)) throw new CliError(`DEMO must be on or off, not ${text}`);
  return text === '' ? isUsual : text.toLowerCase() === 'on';
}

async function adminIn({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password }: NodeJS.ProcessEnv) {
  if (!username && !password) return undefined;
  if (!username) throw new CliError('ADMIN_PASSWORD is set, but ADMIN_USERNAME is not: set both or neither');
  if (!password) throw new CliError('ADMIN_USERNAME is set, but ADMIN_PASSWORD is not: set both or neither');
  // Loaded late: most starts do not need it.
  const { checkAdministrator } = await import('./administrator.ts');
  return checkAdministrator({ username, password });
}

const passedOn = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(PASSED_ON.flatMap(name => (env[name] ? [[name, env[name]]] : []))) as Record<
    string,
    string
  >;

function check(variables: Record<string, string>): Settings {
  try {
    return readSettings({ ...variables, DB: 'D1', PICTURES: 'R2' });
  } catch (error) {
    if (error instanceof ConfigError) throw new CliError(error.message);
    throw error;
  }
}
