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
  ['a disk that is only read', ofFile('EROFS'), /^\/srv\/shop cannot be opened \(EROFS\)/],
  ['a database', new Error('attempt to write a readonly database'), /^The database is read-only/],
])('what the disk refuses of %s is said in one sentence', (_, error, said) => {
  expect(diskTrouble(error)).toMatch(said);
});

test('what is no fault of the disk is told whole', () => {
  expect(diskTrouble(new TypeError('x is not a function'))).toBeUndefined();
  expect(diskTrouble(Object.assign(new Error('no host'), { code: 'ENOENT' }))).toBeUndefined();
});
