import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { chooseEnvironment } from '../../scripts/environments.ts';

type File = NonNullable<NonNullable<Parameters<typeof chooseEnvironment>[1]>['file']>;

const SHOPS = `${await readFile('wrangler.toml', 'utf8')}
[vars]
SHOP_URL = "https://shop.example"
S3_ENDPOINT = "https://s3.example"
S3_BUCKET = "pictures"
[env.staging.vars]
SHOP_URL = "https://staging.example"
S3_ENDPOINT = "https://s3.example"
S3_BUCKET = "pictures-of-staging"
`
  .replace('database_name = "meridian"', '$&\ndatabase_id = "id-of-production"')
  .replace('database_name = "meridian-staging"', '$&\ndatabase_id = "id-of-staging"');

const choose = (named: string | undefined, toml = SHOPS, shell = {}) =>
  chooseEnvironment(named, { file: parse(toml) as File, shell });

test('wrangler.toml describes two shops that share nothing', () => {
  expect(choose(undefined).name).toBe('meridian');
  expect(choose('staging').name).toBe('meridian-staging');
  expect(() => choose('stagin')).toThrow('no [env.stagin], only staging');
  expect(() => choose('')).toThrow('no [env.]');
});

const NAME = 'name = "meridian-staging"\nroutes = []';

test.each([
  ['the database', '"id-of-staging"', '"id-of-production"', 'the database id-of-production'],
  [
    'the name of the database',
    'database_name = "meridian-staging"',
    'database_name = "meridian"',
    'the database meridian',
  ],
  ['the bucket', 'meridian-staging-pictures', 'meridian-pictures', 'the bucket meridian-pictures'],
  ['the worker', NAME, 'name = "meridian"\nroutes = []', 'the worker meridian'],
  ['the address', 'https://staging.example', 'https://shop.example', 'SHOP_URL https://shop.example'],
  ['the pictures on S3', 'pictures-of-staging', 'pictures', 'the bucket pictures of https://s3.example'],
])(
  'an environment with %s of production affects neither its data nor its visitors',
  (_, from, to, shared) => {
    const toml = SHOPS.replace(from, to);
    expect(toml).not.toBe(SHOPS);
    expect(() => choose('staging', toml)).toThrow(`[env.staging] and production share ${shared}:`);
    expect(() => choose(undefined, toml)).toThrow(`production and [env.staging] share ${shared}:`);
  },
);

test('an environment that inherits production’s route takes no visitors from it', () => {
  const route = 'shop.example/*';
  const inherited = (routes: string) => `${routes}\n${SHOPS.replace('routes = []\n', '')}`;
  for (const routes of [`route = "${route}"`, `routes = [{ pattern = "${route}", custom_domain = true }]`])
    expect(() => choose('staging', inherited(routes))).toThrow(`the route ${route}`);
  // This is how wrangler handles it.
  expect(() => choose('staging', `route = "${route}"\n${SHOPS}`)).toThrow(`the route ${route}`);
  expect(choose('staging', `routes = ["${route}"]\n${SHOPS}`).routes).toEqual([]);
});

test('a shell with one shop’s settings works on no other shop', () => {
  const staging = { SHOP_URL: 'https://staging.example', S3_BUCKET: 'pictures-of-staging' };
  expect(choose('staging', SHOPS, staging).name).toBe('meridian-staging');
  expect(() => choose(undefined, SHOPS, staging)).toThrow('SHOP_URL is set in this shell');
  expect(() => choose('staging', SHOPS, { S3_BUCKET: 'pictures' })).toThrow('[env.staging.vars]');

  const libsql = { LIBSQL_URL: 'libsql://rows.example' };
  expect(choose(undefined, SHOPS, libsql).name).toBe('meridian');
  expect(() => choose('staging', SHOPS, libsql)).toThrow('LIBSQL_URL is set in this shell');
  const named = `${SHOPS}LIBSQL_URL = "libsql://rows.example"\n`;
  expect(choose('staging', named, libsql).name).toBe('meridian-staging');
  expect(() => choose(undefined, named, libsql)).toThrow('LIBSQL_URL is set in this shell');
});
