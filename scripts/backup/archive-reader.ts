import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod';
import { CliError } from '../say.ts';
import { type Archive, SHOP_FILE, ShopFile, SUMS_FILE, type Sum, SumsFile } from './archive.ts';
import { archiveSums } from './archive-sums.ts';
import { decrypting, isEncrypted, NotAuthentic, WrongPassphrase } from './encryption.ts';
import { filesInTar, NotTar } from './tar.ts';

const MOST_BYTES = 128 * 1024 * 1024;

export type ArchivedFile = { name: string; bytes: Buffer };

/** The files of an archive, one after the other; only one of them is in memory. */
export async function* filesIn(archive: Archive): AsyncIterable<ArchivedFile> {
  const { file } = archive;
  try {
    // An error of either is thrown to the reader.
    const passphrase = await passphraseFor(archive);
    const stream = passphrase
      ? pipeline(createReadStream(file), decrypting(passphrase), createGunzip(), () => {})
      : pipeline(createReadStream(file), createGunzip(), () => {});
    yield* filesInTar(stream, MOST_BYTES);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
      throw new CliError(`${file} cannot be read (${code})`);
    if (error instanceof WrongPassphrase) {
      throw new CliError(`Wrong passphrase for ${file}, or its first line was changed. Nothing was written`);
    }
    if (error instanceof NotAuthentic || error instanceof NotTar || code?.startsWith('Z_')) {
      throw damaged(file, message);
    }
    throw error;
  }
}

/** An encrypted file needs a passphrase, and with a passphrase the file must be encrypted: no plain one can be slipped in. */
async function passphraseFor({ file, passphrase }: Archive): Promise<Buffer | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const isSealed = isEncrypted(buffer.subarray(0, bytesRead));
    if (isSealed && !passphrase) throw new CliError(`${file} is encrypted: add --passphrase-file FILE`);
    if (!isSealed && passphrase)
      throw new CliError(`${file} is not encrypted: omit --passphrase-file if that is what you expect`);
  } finally {
    await handle.close();
  }
  return passphrase;
}

/** Reads all of it once, and returns its contents only if nothing was changed or lost. */
export async function checkArchive(archive: Archive): Promise<ShopFile> {
  const { file } = archive;
  const found = archiveSums();
  let shop: ShopFile | undefined;
  let sums: Record<string, Sum> | undefined;
  for await (const { name, bytes } of filesIn(archive)) {
    if (name === SUMS_FILE) {
      sums = parsed(file, SumsFile, bytes);
      continue;
    }
    if (name === SHOP_FILE) shop = parsed(file, ShopFile, bytes);
    found.add(name, bytes);
  }
  if (!shop || !sums) throw damaged(file, 'it is truncated');
  const wrong = differing(sums, found.sums());
  if (wrong) throw damaged(file, `the checksum of ${wrong} does not match`);
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
    throw damaged(file, 'this version of the shop cannot read its description');
  }
}

const damaged = (file: string, why: string) =>
  new CliError(`${file} is damaged, or not a backup of a shop: ${why}. Nothing was written`);
