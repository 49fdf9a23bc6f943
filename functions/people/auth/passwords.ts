import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
/** Twice the memory of today's cost parameters, should they ever be raised; a worker has 128 MB. */
const MEMORY = 96 * 1024 * 1024;

/** Checked for unknown users, so that the response takes as long as for a known one. */
const NOBODY = 'scrypt$15$8$3$bm9ib2R5LW5vYm9keS0hIQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return formatHash(salt, await derive(password, salt, COST));
}

/** A hash that no password matches. */
export const unusablePassword = () => formatHash(randomBytes(16), randomBytes(KEY_BYTES));

function formatHash(salt: Buffer, key: Buffer): string {
  const { logN, r, p } = COST;
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  });
  return hash !== undefined && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, { logN, r, p }: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
