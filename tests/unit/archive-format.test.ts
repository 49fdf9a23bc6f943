import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { asJson, its } from '../../scripts/backup/tables.ts';
import { filesInTar, TAR_END, tarHeader, tarPadding } from '../../scripts/backup/tar.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-tar-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const FILES: [name: string, bytes: Buffer][] = [0, 1, 511, 512, 513, 100_000].map(size => [
  `rows/of-${size}.ndjson`,
  Buffer.alloc(size, `${size}-`),
]);

const tarOf = (files: typeof FILES) =>
  Buffer.concat([
    ...files.flatMap(([name, bytes]) => [
      tarHeader(name, bytes.length, new Date(0)),
      bytes,
      tarPadding(bytes.length),
    ]),
    TAR_END,
  ]);

/** However the bytes are split. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

test('archives are standard: tar extracts what the shop packed', async () => {
  const file = join(folder, 'ours.tar');
  await writeFile(file, tarOf(FILES));
  execFileSync('tar', ['xf', file, '-C', folder]);
  for (const [name, bytes] of FILES) expect(await readFile(join(folder, name))).toEqual(bytes);
});

test.each([1, 100, 512, 65_536])('the shop reads its archive in pieces of %i bytes', async size => {
  const found: typeof FILES = [];
  for await (const { name, bytes } of filesInTar(inPieces(tarOf(FILES), size), 100_000)) {
    found.push([name, Buffer.from(bytes)]);
  }
  expect(found).toEqual(FILES);
});

test('a file too large for a backup is rejected by its size, without filling memory', async () => {
  const files = filesInTar(inPieces(tarOf(FILES), 512), 99_999);
  const readAll = async () => {
    for await (const { name } of files) expect(name).not.toContain('100000');
  };
  await expect(readAll()).rejects.toThrow('larger than anything in a backup');
});

test('a row with any number of columns is restored intact', () => {
  const database = new DatabaseSync(':memory:');
  const values = Array.from(
    { length: 95 },
    (_, index) => [index, null, `[${index}], "x"`, '🫖'][index % 4] ?? null,
  );
  const columns = values.map((_, index) => `c${index}`);
  database.exec(`CREATE TABLE wide (${columns.join(', ')})`);
  database.prepare(`INSERT INTO wide VALUES (${values.map(() => '?').join(', ')})`).run(...values);
  const row = database.prepare(`SELECT ${asJson(columns.map(its))} AS line FROM wide AS its`).get();
  expect(JSON.parse(String(row?.line))).toEqual(values);
  database.close();
});
