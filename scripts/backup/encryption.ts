import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';

/**
 * An encrypted archive: this line of JSON, then the archive in parts of AES-256-GCM, each with its tag. A part's nonce is
 * its number and whether it is the last (STREAM), so that none can be removed, moved or truncated; the line is
 * authenticated with every part. A random salt gives each file its own key.
 */
const Header = z.object({
  encrypted: z.literal('meridian-backup'),
  version: z.literal(1),
  cipher: z.literal('aes-256-gcm'),
  partBytes: z
    .int()
    .min(1024)
    .max(1024 * 1024),
  kdf: z.literal('scrypt'),
  /** Bounded, so that a foreign file takes neither all memory nor all day. */
  cost: z
    .int()
    .min(2 ** 14)
    .max(2 ** 20),
  blockSize: z.literal(8),
  parallelization: z.int().min(1).max(16),
  salt: z.base64().length(44),
  /** Tells a wrong passphrase from a damaged file. */
  check: z.base64().length(44),
});
type Header = z.infer<typeof Header>;
type Derivation = Pick<Header, 'cost' | 'blockSize' | 'parallelization' | 'salt'>;

const BEGINNING = Buffer.from('{"encrypted":');
const NEW_LINE = 10;
const MOST_HEADER_BYTES = 1000;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const PART_BYTES = 64 * 1024;
/** As strong as OWASP recommends, in 64 MB of memory. */
const STRENGTH = { cost: 2 ** 16, blockSize: 8, parallelization: 2 } as const;

export class WrongPassphrase extends Error {}
export class NotAuthentic extends Error {}

type Bytes = AsyncIterable<Buffer>;
type Keys = { key: Buffer; check: Buffer };

export const isEncrypted = (beginning: Buffer) => beginning.subarray(0, BEGINNING.length).equals(BEGINNING);

/** Encrypts a stream, one part at a time. */
export const encrypting = (passphrase: Buffer) =>
  async function* (plain: Bytes): Bytes {
    const salt = randomBytes(KEY_BYTES).toString('base64');
    const { key, check } = await keysFor(passphrase, { ...STRENGTH, salt });
    const said: Header = {
      encrypted: 'meridian-backup',
      version: 1,
      cipher: 'aes-256-gcm',
      partBytes: PART_BYTES,
      kdf: 'scrypt',
      ...STRENGTH,
      salt,
      check: check.toString('base64'),
    };
    const header = Buffer.from(`${JSON.stringify(said)}\n`);
    yield header;
    for await (const { bytes, ...place } of inParts(plain, PART_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(header);
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Decrypts a stream; a part is passed on only once all of it is authenticated. */
export const decrypting = (passphrase: Buffer) =>
  async function* (sealed: Bytes): Bytes {
    const { header, rest } = await headerOf(sealed);
    const said = parsed(header);
    const { key, check } = await keysFor(passphrase, said);
    if (!timingSafeEqual(check, Buffer.from(said.check, 'base64'))) throw new WrongPassphrase();
    const open = (bytes: Buffer, place: Place) => opened(bytes, { key, header, nonce: nonceOf(place) });
    for await (const { bytes, ...place } of inParts(rest, said.partBytes + TAG_BYTES)) {
      const plain = open(bytes, place);
      if (plain) yield plain;
      else if (!place.isLast)
        throw new NotAuthentic(`part ${place.number + 1} was changed, or is in the wrong place`);
      else if (open(bytes, { ...place, isLast: false })) throw new NotAuthentic('it is truncated');
      else throw new NotAuthentic('its end was changed or truncated');
    }
  };

async function keysFor(
  passphrase: Buffer,
  { salt, cost, blockSize, parallelization }: Derivation,
): Promise<Keys> {
  const derive = promisify<Buffer, Buffer, number, object, Buffer>(scrypt);
  const options = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize };
  const both = await derive(passphrase, Buffer.from(salt, 'base64'), 2 * KEY_BYTES, options);
  return { key: both.subarray(0, KEY_BYTES), check: both.subarray(KEY_BYTES) };
}

type Place = { number: number; isLast: boolean };

function nonceOf({ number, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

type Opening = { key: Buffer; header: Buffer; nonce: Buffer };

function opened(sealed: Buffer, { key, header, nonce }: Opening): Buffer | undefined {
  if (sealed.length < TAG_BYTES) return undefined;
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(header).setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Splits any chunks into parts of one size; the last may be shorter. */
async function* inParts(bytes: Bytes, size: number): AsyncIterable<Place & { bytes: Buffer }> {
  let number = 0;
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    held = Buffer.concat([held, piece]);
    for (; held.length > size; held = held.subarray(size)) {
      yield { bytes: held.subarray(0, size), number: number++, isLast: false };
    }
  }
  yield { bytes: held, number, isLast: true };
}

/** Its first line, and the rest. */
async function headerOf(sealed: Bytes): Promise<{ header: Buffer; rest: Bytes }> {
  const pieces = sealed[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  while (held.indexOf(NEW_LINE) < 0) {
    const { value, done } = await pieces.next();
    if (done || held.length > MOST_HEADER_BYTES) throw new NotAuthentic('its first line is truncated');
    held = Buffer.concat([held, value]);
  }
  const end = held.indexOf(NEW_LINE) + 1;
  const rest = (async function* () {
    yield held.subarray(end);
    yield* { [Symbol.asyncIterator]: () => pieces };
  })();
  return { header: held.subarray(0, end), rest };
}

function parsed(header: Buffer): Header {
  try {
    return Header.parse(JSON.parse(header.toString()));
  } catch {
    throw new NotAuthentic('this version cannot read the encryption described in its first line');
  }
}
