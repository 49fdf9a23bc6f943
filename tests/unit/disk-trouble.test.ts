import { expect, test } from 'vitest';
import { diskTrouble } from '../../scripts/disk-trouble.ts';

const ofFile = (code: string) => Object.assign(new Error(code), { code, path: '/srv/shop' });

test.each([
  ['a file', ofFile('ENOSPC'), /^The disk is full \(ENOSPC, \/srv\/shop\)/],
  ['a quota', ofFile('EDQUOT'), /^The disk is full \(EDQUOT/],
  ['D1', new Error('D1_ERROR: database or disk is full: SQLITE_FULL'), /^The disk is full \(SQLITE_FULL\)/],
  [
    'a query',
    new Error('Failed query', { cause: new Error('database or disk is full') }),
    /^The disk is full/,
  ],
  ['a folder', ofFile('EACCES'), /^\/srv\/shop cannot be opened \(EACCES\)/],
  ['a read-only disk', ofFile('EROFS'), /^\/srv\/shop cannot be opened \(EROFS\)/],
  ['a database', new Error('attempt to write a readonly database'), /^The database is read-only/],
])('a disk error for %s is explained in one sentence', (_, error, said) => {
  expect(diskTrouble(error)).toMatch(said);
});

test('an error other than a disk error is reported in full', () => {
  expect(diskTrouble(new TypeError('x is not a function'))).toBeUndefined();
  expect(diskTrouble(Object.assign(new Error('no host'), { code: 'ENOENT' }))).toBeUndefined();
});
