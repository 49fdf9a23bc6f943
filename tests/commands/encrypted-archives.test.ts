import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlace, picturesOf, rowsOf, type ShopPlace } from '../support/backups.ts';
import { prepareFolder } from '../support/running-shop.ts';

const PART = 64 * 1024 + 16;
const PASSPHRASE = 'correct horse battery staple';

let folder: string;
const inFolder = (name: string) => join(folder, name);
const places: ShopPlace[] = [];
async function place() {
  const opened = await newPlace();
  places.push(opened);
  return opened;
}

let shop: ShopPlace;
let bytes: Buffer;
/** The offset of the first part. */
let start: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-encrypted-'));
  await writeFile(inFolder('passphrase'), `${PASSPHRASE}\n`);
  await writeFile(inFolder('other'), `${PASSPHRASE.toUpperCase()}\n`);
  await writeFile(inFolder('short'), 'a secret\n');
  shop = await place();
  await prepareFolder(shop.stateDir);
  await shop.command('backup', inFolder('whole'), '--passphrase-file', inFolder('passphrase'));
  bytes = await readFile(inFolder('whole'));
  start = bytes.indexOf('\n') + 1;
});
afterAll(async () => {
  await Promise.all([rm(folder, { recursive: true, force: true }), ...places.map(({ remove }) => remove())]);
});

test('an encrypted backup reveals only how it is encrypted, and its passphrase restores the whole shop', async () => {
  expect(JSON.parse(bytes.subarray(0, start).toString())).toEqual({
    encrypted: 'meridian-backup',
    version: 1,
    cipher: 'aes-256-gcm',
    partBytes: PART - 16,
    kdf: 'scrypt',
    cost: 65_536,
    blockSize: 8,
    parallelization: 2,
    salt: expect.any(String),
    check: expect.any(String),
  });
  expect(() => gunzipSync(bytes.subarray(start))).toThrow();
  const back = await place();
  await back.command('restore', inFolder('whole'), '--passphrase-file', inFolder('passphrase'));
  expect(await back.command('audit')).toContain('Nothing found');
  expect(await back.with(rowsOf)).toEqual(await shop.with(rowsOf));
  expect(await back.with(picturesOf)).toEqual(await shop.with(picturesOf));
});

test('without the passphrase, or after tampering or truncation, nothing is restored', async () => {
  const empty = await place();
  const refusal = (name: string, ...args: string[]) =>
    empty.command('restore', inFolder(name), ...args).then(
      () => 'restored',
      ({ stderr }: { stderr: string }) => stderr,
    );
  const given = ['--passphrase-file', inFolder('passphrase')] as const;
  expect(await refusal('whole')).toMatch(/^✗ .+ is encrypted: add --passphrase-file FILE\n$/);
  expect(await refusal('whole', '--passphrase-file', inFolder('other'))).toMatch(/^✗ Wrong passphrase .+\n$/);
  expect(await refusal('whole', '--passphrase-file', inFolder('short'))).toMatch(/^✗ .+ fewer than 16 .+\n$/);
  expect(await refusal('whole', '--passphrase-file', inFolder('none'))).toMatch(
    /cannot be read \(ENOENT\)\n$/,
  );

  const part = (number: number) => bytes.subarray(start + (number - 1) * PART, start + number * PART);
  const flipped = Buffer.from(bytes);
  flipped[start + PART + 1000] = 255 - (flipped[start + PART + 1000] ?? 0);
  const weaker = Buffer.from(bytes.toString('latin1').replace('"cost":65536', '"cost":32768'), 'latin1');
  const from = (number: number) => bytes.subarray(start + (number - 1) * PART);
  const head = bytes.subarray(0, start);
  const files: [name: string, content: Buffer, why: RegExp][] = [
    ['flipped', flipped, /part 2 was changed/],
    ['swapped', Buffer.concat([head, part(1), part(3), part(2), from(4)]), /part 2 was changed/],
    ['left out', Buffer.concat([head, part(1), from(3)]), /part 2 was changed/],
    ['twice', Buffer.concat([head, part(1), part(1), from(2)]), /part 2 was changed/],
    ['cut between parts', bytes.subarray(0, start + 2 * PART), /it is truncated/],
    ['cut within a part', bytes.subarray(0, start + 2 * PART + 999), /its end was changed or truncated/],
    ['without its last byte', bytes.subarray(0, bytes.length - 1), /its end was changed or truncated/],
    ['one byte more', Buffer.concat([bytes, Buffer.alloc(1)]), /its end was changed or truncated/],
    ['only its first line', head, /its end was changed or truncated/],
    ['half of its first line', bytes.subarray(0, 100), /its first line is truncated/],
    ['its first line changed', weaker, /Wrong passphrase/],
    [
      'of a later version',
      Buffer.from('{"encrypted":"meridian-backup","version":2}\n'),
      /this version cannot read/,
    ],
  ];
  for (const [name, content, why] of files) {
    await writeFile(inFolder(name), content);
    const said = await refusal(name, ...given);
    expect(said, name).toMatch(why);
    expect(said, name).toMatch(/^✗ .+ Nothing was written\n$/);
  }
});

test('with a passphrase set, an unencrypted archive is rejected', async () => {
  await shop.command('backup', inFolder('plain'));
  const empty = await place();
  await expect(
    empty.command('restore', inFolder('plain'), '--passphrase-file', inFolder('passphrase')),
  ).rejects.toMatchObject({ stderr: expect.stringContaining('is not encrypted') });
});
