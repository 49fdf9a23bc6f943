import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../functions/people/auth/passwords.ts';
import { atDepth } from '../support/depth.ts';

const PASSWORD = 'correct horse battery';
const COSTS = [
  [14, 8, 5],
  [13, 8, 10],
  [15, 8, 1],
  [16, 8, 2],
];

describe('passwords', () => {
  test('the right one is accepted, any other is not', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(await verifyPassword(PASSWORD, hash)).toBe(true);
    for (const wrong of ['', 'Correct horse battery', `${PASSWORD} `, PASSWORD.slice(1)]) {
      expect({ wrong, isTaken: await verifyPassword(wrong, hash) }).toEqual({ wrong, isTaken: false });
    }
  });

  test('the table reveals neither the password nor which accounts share one', async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('horse');
  });

  test('the cost is stored with the hash, and meets the OWASP minimum', async () => {
    const [kind, logN, r, p, salt = '', key = ''] = (await hashPassword(PASSWORD)).split('$');
    expect(kind).toBe('scrypt');
    expect(Number(logN)).toBeGreaterThanOrEqual(15);
    expect(2 ** Number(logN) * Number(r) * Number(p)).toBeGreaterThanOrEqual(2 ** 15 * 8 * 3);
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  });

  test.each(atDepth({ quick: COSTS.slice(0, 1), deep: COSTS }))(
    'an older hash, of cost 2^%i × %i × %i, is still accepted',
    async (logN, r, p) => {
      const salt = Buffer.from('some other salt!');
      const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** logN, r, p, maxmem: 2 ** 29 });
      const hash = ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
      expect(await verifyPassword(PASSWORD, hash)).toBe(true);
      expect(await verifyPassword('something else', hash)).toBe(false);
    },
  );

  test('the same password from another keyboard is accepted: é composed or decomposed', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await verifyPassword('cafe\u0301 au lait', hash)).toBe(true);
    expect(await verifyPassword('cafe au lait', hash)).toBe(false);
  });

  test('letters of every script count, up to all 200', async () => {
    const long = '密码🔑'.repeat(50);
    const hash = await hashPassword(long);
    expect(await verifyPassword(long, hash)).toBe(true);
    expect(await verifyPassword(`${long.slice(0, -2)}🔒`, hash)).toBe(false);
  });

  test('without an account no password is right', async () => {
    expect(await verifyPassword(PASSWORD, undefined)).toBe(false);
    expect(await verifyPassword('', undefined)).toBe(false);
  });
});
