import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../functions/config/config-error.ts';
import { readSettings, type Settings } from '../../../functions/config/settings.ts';
import type { KeyRing } from '../../../functions/signing/key-ring.ts';

const SECRET = 'k5VfJm0y7qTz2rXw9cLb4nHs6dPg8aEu1iOoRtYx';
const NEWER = 'Zq8uW3nYc5Rk1vMx7tBj0pLe9sHd2gFa4iOoGyTz';
const BOUND = { DB: {}, PICTURES: {}, JWT_SECRET: SECRET, SHOP_URL: 'https://shop.example' };
const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'shh',
};
const MAIL = { MAIL_URL: 'https://mail.example/send', MAIL_TOKEN: 'shh', MAIL_FROM: 'shop@example.com' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'shop', PAYPAL_CLIENT_SECRET: 'shh', PAYPAL_WEBHOOK_ID: 'WH-1' };
const LOCAL = { MERIDIAN_LOCAL: '1' };

describe('the configuration picks the adapters', () => {
  test.each<[string, object, Partial<Settings>]>([
    [
      'only the bindings',
      {},
      { database: { kind: 'd1' }, pictures: { kind: 'r2' }, mail: { kind: 'none' }, paypal: undefined },
    ],
    ['a local shop, which logs its emails', LOCAL, { mail: { kind: 'log' } }],
    ['a log of every request', {}, { log: { level: 'info', sample: 1 } }],
    ['a log of errors only, locally', LOCAL, { log: { level: 'warn', sample: 1 } }],
    [
      'a log of some requests',
      { ...LOCAL, LOG_LEVEL: 'info', LOG_SAMPLE: '0.05' },
      { log: { level: 'info', sample: 0.05 } },
    ],
    [
      'a libSQL server in addition to the D1 binding',
      { LIBSQL_URL: 'libsql://db.example', LIBSQL_AUTH_TOKEN: 'shh' },
      { database: { kind: 'libsql', url: 'libsql://db.example', authToken: 'shh' } },
    ],
    [
      'a libSQL server without a token',
      { LIBSQL_URL: 'https://db.example' },
      { database: { kind: 'libsql', url: 'https://db.example', authToken: undefined } },
    ],
    [
      'a local libSQL server, unencrypted',
      { ...LOCAL, LIBSQL_URL: 'http://127.0.0.1:8080' },
      { database: { kind: 'libsql', url: 'http://127.0.0.1:8080', authToken: undefined } },
    ],
    [
      'a libSQL server on the same machine, for a public shop',
      { LIBSQL_URL: 'http://127.0.0.1:8080' },
      { database: { kind: 'libsql', url: 'http://127.0.0.1:8080', authToken: undefined } },
    ],
    [
      'an S3 store',
      S3,
      {
        pictures: {
          kind: 's3',
          endpoint: 'https://s3.example',
          bucket: 'pictures',
          region: 'auto',
          accessKeyId: 'key',
          secretAccessKey: 'shh',
        },
      },
    ],
    [
      'an S3 store in a region',
      { ...S3, S3_REGION: 'eu' },
      { pictures: expect.objectContaining({ region: 'eu' }) },
    ],
    [
      'a mail service, also locally',
      { ...MAIL, ...LOCAL },
      { mail: { kind: 'http', url: 'https://mail.example/send', token: 'shh', from: 'shop@example.com' } },
    ],
    [
      'a PayPal account',
      PAYPAL,
      {
        paypal: {
          url: 'https://api-m.paypal.com',
          clientId: 'shop',
          clientSecret: 'shh',
          webhookId: 'WH-1',
        },
      },
    ],
    [
      'a stand-in for PayPal, locally',
      { ...PAYPAL, ...LOCAL, PAYPAL_URL: 'http://127.0.0.1:9/' },
      { paypal: expect.objectContaining({ url: 'http://127.0.0.1:9' }) },
    ],
    [
      'a public address of the pictures',
      { PICTURES_PUBLIC_URL: 'https://cdn.example/shop/' },
      { pictureBase: 'https://cdn.example/shop' },
    ],
    [
      'a public address with odd spelling',
      { PICTURES_PUBLIC_URL: 'HTTPS://CDN.example/my shop' },
      { pictureBase: 'https://cdn.example/my%20shop' },
    ],
    [
      'an unencrypted local store, locally',
      { ...LOCAL, PICTURES_PUBLIC_URL: 'http://127.0.0.1:9000/pictures' },
      { pictureBase: 'http://127.0.0.1:9000/pictures' },
    ],
    [
      'empty variables, as left by a settings form',
      { LIBSQL_URL: '', S3_ENDPOINT: '', MAIL_URL: '', PICTURES_PUBLIC_URL: '', MERIDIAN_LOCAL: '' },
      {
        database: { kind: 'd1' },
        pictures: { kind: 'r2' },
        mail: { kind: 'none' },
        pictureBase: '/pictures',
        cachesResponses: true,
      },
    ],
  ])('%s', (_, given, expected) => {
    expect(readSettings({ ...BOUND, ...given })).toMatchObject(expected);
  });

  test('remote servers need no bindings', () => {
    const settings = readSettings({
      JWT_SECRET: SECRET,
      SHOP_URL: 'https://shop.example',
      LIBSQL_URL: 'https://db.example',
      ...S3,
    });
    expect({ database: settings.database.kind, pictures: settings.pictures.kind }).toEqual({
      database: 'libsql',
      pictures: 's3',
    });
  });

  const secretsOf = (keys: KeyRing) => keys.map(({ bytes }) => new TextDecoder().decode(bytes));

  test('several secrets become keys in order, each with an id that reveals nothing', () => {
    const { sessions, links } = readSettings({ ...BOUND, JWT_SECRET: ` ${NEWER},\n${SECRET} ` }).keys;
    expect(secretsOf(sessions)).toEqual([NEWER, SECRET]);
    expect(secretsOf(links)).toEqual([NEWER, SECRET]);
    const names = sessions.map(({ kid }) => kid);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(`${NEWER}${SECRET}`).not.toContain(name);
  });

  test('a separate link secret signs links, and older links stay valid', () => {
    const { sessions, links } = readSettings({ ...BOUND, JWT_SECRET: SECRET, LINK_SECRET: NEWER }).keys;
    expect([secretsOf(sessions), secretsOf(links)]).toEqual([[SECRET], [NEWER, SECRET]]);
  });

  test('the secret signs as given, byte for byte', () => {
    expect(secretsOf(readSettings(BOUND).keys.sessions)).toEqual([SECRET]);
  });
});

describe('the shop does not start, and names the variable and the reason, with', () => {
  test.each<[string, object, string]>([
    ['no secret', { JWT_SECRET: undefined }, 'JWT_SECRET is missing: set it to at least 32 random bytes'],
    ['an empty secret', { JWT_SECRET: '' }, 'JWT_SECRET is missing'],
    ['31 bytes of secret', { JWT_SECRET: SECRET.slice(0, 31) }, 'JWT_SECRET has 31 bytes'],
    ['a short secret after a good one', { JWT_SECRET: `${SECRET} short` }, 'JWT_SECRET has 5 bytes'],
    ['a secret that is only a comma', { JWT_SECRET: ',' }, 'JWT_SECRET has 0 bytes'],
    ['a short link secret', { LINK_SECRET: 'short' }, 'LINK_SECRET has 5 bytes'],
    ['a sample link secret', { LINK_SECRET: 'a'.repeat(40) }, 'LINK_SECRET looks like a sample'],
    ['a short secret, even locally', { ...LOCAL, JWT_SECRET: 'short' }, 'JWT_SECRET has 5 bytes'],
    ['a number as secret', { JWT_SECRET: 7 }, 'JWT_SECRET'],
    ['no address', { SHOP_URL: undefined }, 'SHOP_URL is missing: set it to the address of the shop'],
    ['an invalid address', { SHOP_URL: 'shop.example' }, 'SHOP_URL must be an address like https://…'],
    [
      'an invalid order limit',
      { ORDER_LIMIT: '-1' },
      'ORDER_LIMIT must be a number of orders per hour, or off',
    ],
    ['an invalid log level', { LOG_LEVEL: 'debug' }, 'LOG_LEVEL must be one of info, warn, error'],
    ...['2', '-0.1', '50%', '1e-3'].map((LOG_SAMPLE): [string, object, string] => [
      `${LOG_SAMPLE} as a share of the requests`,
      { LOG_SAMPLE },
      'LOG_SAMPLE must be a share from 0 to 1, like 0.1',
    ]),
    [
      'an invalid proxy address',
      { TRUSTED_PROXY: '10.0.0.1, proxy.example' },
      'TRUSTED_PROXY must name addresses or networks like 10.0.0.0/8, not proxy.example',
    ],
    ['no database', { DB: undefined }, 'No database: bind a D1 database as DB, or set LIBSQL_URL'],
    ['no picture store', { PICTURES: undefined }, 'No picture store: bind an R2 bucket as PICTURES'],
    [
      'a token without a database',
      { LIBSQL_AUTH_TOKEN: 'x' },
      'LIBSQL_AUTH_TOKEN is set, but LIBSQL_URL is not',
    ],
    [
      'an unencrypted database connection',
      { LIBSQL_URL: 'http://db.example' },
      'LIBSQL_URL must begin with https:// or libsql://',
    ],
    ['an invalid database address', { LIBSQL_URL: 'db.example' }, 'LIBSQL_URL must be an address'],
    ['a file as the database', { ...LOCAL, LIBSQL_URL: 'file:shop.db' }, 'LIBSQL_URL must be an address'],
    [
      'a script as a public address',
      { PICTURES_PUBLIC_URL: 'javascript:alert(1)' },
      'PICTURES_PUBLIC_URL must be an address',
    ],
    [
      'pictures that a browser would block',
      { PICTURES_PUBLIC_URL: 'http://cdn.example' },
      'PICTURES_PUBLIC_URL must begin with https://',
    ],
    [
      'an address that cannot take a file name',
      { PICTURES_PUBLIC_URL: 'https://cdn.example/?bucket=' },
      'PICTURES_PUBLIC_URL must end with its path',
    ],
    [
      'a store without a web address',
      { ...S3, S3_ENDPOINT: 'ftp://s3.example' },
      'S3_ENDPOINT must be an address',
    ],
    ['a region without a store', { S3_REGION: 'eu' }, 'S3_REGION is set, but S3_ENDPOINT is not'],
    ['unencrypted email', { ...MAIL, MAIL_URL: 'http://mail.example' }, 'MAIL_URL must begin with https://'],
    [
      'unencrypted payments',
      { ...PAYPAL, PAYPAL_URL: 'http://paypal.example' },
      'PAYPAL_URL must begin with https://',
    ],
    ['PayPal without an account', { PAYPAL_URL: 'https://paypal.example' }, 'PAYPAL_URL is set, but'],
    ['another value for local', { MERIDIAN_LOCAL: 'true' }, 'MERIDIAN_LOCAL'],
  ])('%s', (_, given, sentence) => {
    expect(refusal(given)).toContain(sentence);
  });

  const half = (all: Record<string, string>) =>
    Object.keys(all).map(
      name => [name, Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))] as const,
    );

  test.each([...half(S3), ...half(MAIL), ...half(PAYPAL)])('everything but %s', (name, given) => {
    const sentence = refusal(given);
    expect(sentence).toContain(`${name} missing while ${Object.keys(given)[0]}`);
    expect(sentence).toContain('Set all or none');
  });

  const SAMPLES = [
    'change-me-change-me-change-me-change-me',
    'changeme'.repeat(5),
    'this-is-a-very-secret-secret-for-tests!!',
    'example-example-example-example-example!',
    'your-256-bit-key-goes-right-here-please',
    'a'.repeat(40),
    '12345678901234567890123456789012345',
    'abcdefghijklmnopqrstuvwxyzabcdefghijkl',
    'my-password-is-long-enough-to-pass-this',
  ];

  test.each(SAMPLES)('the sample secret %s, except locally', secret => {
    expect(refusal({ JWT_SECRET: secret })).toContain('JWT_SECRET looks like a sample');
    expect(() => readSettings({ ...BOUND, ...LOCAL, JWT_SECRET: secret })).not.toThrow();
  });

  test('no message reveals the secret, because it would be logged', () => {
    for (const JWT_SECRET of ['tooshort-tooshort', 'change-me-change-me-change-me-change-me']) {
      expect(refusal({ JWT_SECRET })).not.toContain(JWT_SECRET);
    }
    expect(refusal({ LIBSQL_URL: 'http://user:hunter2@db.example' })).not.toContain('hunter2');
  });
});

function refusal(given: object): string {
  const bindings = Object.entries({ ...BOUND, ...given }).filter(([, value]) => value !== undefined);
  try {
    readSettings(Object.fromEntries(bindings));
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the shop started');
}
