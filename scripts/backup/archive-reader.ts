import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod';
import { Trouble } from '../say.ts';
import { SHOP_FILE, ShopFile, SUMS_FILE, type Sum, SumsFile } from './archive.ts';
import { archiveSums } from './archive-sums.ts';
import { filesInTar, NotTar } from './tar.ts';

const MOST_BYTES = 128 * 1024 * 1024;

export type ArchivedFile = { name: string; bytes: Buffer };

/** The files of an archive, one after the other; only one of them is in memory. */
export async function* filesIn(file: string): AsyncIterable<ArchivedFile> {
  try {
    // An error of either is thrown to who reads.
    const stream = pipeline(createReadStream(file), createGunzip(), () => {});
    yield* filesInTar(stream, MOST_BYTES);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
      throw new Trouble(`${file} cannot be read (${code})`);
    if (error instanceof NotTar || code?.startsWith('Z_')) throw damaged(file, message);
    throw error;
  }
}

/** Reads all of it once, and says what it holds only if nothing of it was changed or lost. */
export async function checkArchive(file: string): Promise<ShopFile> {
  const found = archiveSums();
  let shop: ShopFile | undefined;
  let sums: Record<string, Sum> | undefined;
  for await (const { name, bytes } of filesIn(file)) {
    if (name === SUMS_FILE) {
      sums = parsed(file, SumsFile, bytes);
      continue;
    }
    if (name === SHOP_FILE) shop = parsed(file, ShopFile, bytes);
    found.add(name, bytes);
  }
  if (!shop || !sums) throw damaged(file, 'it ends in the middle');
  const wrong = differing(sums, found.sums());
  if (wrong) throw damaged(file, `the checksum of ${wrong} is another`);
  return shop;
}

function differing(said: Record<string, Sum>, found: Record<string, Sum>): string | undefined {
  const names = new Set([...Object.keys(said), ...Object.keys(found)]);
  return [...names].find(name => said[name]?.sha256 !== found[name]?.sha256);
}

function parsed<Schema extends z.ZodType>(file: string, schema: Schema, bytes: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw damaged(file, 'it does not say what it holds in a way that this version of the shop reads');
  }
}

const damaged = (file: string, why: string) =>
  new Trouble(`${file} is damaged, or no backup of a shop: ${why}. Nothing was written`);
