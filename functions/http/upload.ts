import type { Context } from 'hono';
import type * as z from 'zod';
import { CHOOSE_PICTURE } from '../contracts/pictures.ts';
import { Malformed, ValidationError, WrongMediaType } from '../errors.ts';
import type { Upload } from './app-env.ts';
import { MB } from './body-limit.ts';
import { withNotes } from './describe-route.ts';
import { accept, mediaTypeOf, readJson, type Validated } from './validate.ts';

/** The parts with the smaller sizes of a picture. */
const SIZES = 'sizes';

/** A picture of 10 MB with its smaller sizes, or in base64. */
const BODY_LIMIT = 16 * MB;

type Expected = {
  part: string;
  required?: boolean;
  orJson?: boolean;
  /** What clients may send back unchanged. */
  answer?: z.ZodType;
};

/** Reads a multipart body: its fields by the contract, and its picture into `c.var.upload`. */
export function upload<Schema extends z.ZodType>(
  schema: Schema,
  { part, required = false, orJson = false, answer }: Expected,
): Validated<'json', Schema> {
  const read: Validated<'json', Schema> = async (c, next) => {
    if (orJson && mediaTypeOf(c) !== 'multipart/form-data') {
      c.req.addValidatedData('json', accept(schema, await readJson(c), { answer }) as object);
      return await next();
    }
    const parts = await readParts(c);
    const picture = await pictureIn(parts, part);
    const faults = required && !picture ? [{ path: [part], message: CHOOSE_PICTURE }] : [];
    const fields = accept(schema, fieldsIn(parts, part), { answer, faults, parts: [part, SIZES] });
    c.set('upload', picture);
    c.req.addValidatedData('json', fields as object);
    await next();
  };
  const picture = { part, required, orJson };
  return withNotes(read, { body: schema, sentBack: answer, picture, bodyLimit: BODY_LIMIT });
}

type Parts = [name: string, value: string | File][];

async function readParts(c: Context): Promise<Parts> {
  if (mediaTypeOf(c) !== 'multipart/form-data') throw new WrongMediaType('Send this as multipart/form-data');
  try {
    return [...(await c.req.formData()).entries()];
  } catch {
    throw new Malformed('The body is not valid multipart/form-data');
  }
}

/** All other fields. Files stay files, so the contract rejects them where text is expected. */
function fieldsIn(parts: Parts, part: string): Record<string, unknown> {
  const known = new Set<string>();
  const fields: [name: string, value: unknown][] = [];
  for (const [name, value] of parts) {
    if (isNoFile(value) || [part, SIZES].some(one => sameName(one, name))) continue;
    if (known.has(name.toLowerCase()))
      throw new ValidationError([{ path: name, message: `${name} is given twice` }]);
    known.add(name.toLowerCase());
    fields.push([name, typeof value === 'string' ? asTyped(value) : value]);
  }
  return Object.fromEntries(fields);
}

/** Forms send CRLF line endings. */
const asTyped = (text: string) => text.replaceAll('\r\n', '\n');

async function pictureIn(parts: Parts, part: string): Promise<Upload | undefined> {
  const [picture, another] = filesIn(parts, part);
  const sizes = filesIn(parts, SIZES);
  if (another) throw new ValidationError([{ path: part, message: 'Send one picture' }]);
  if (!picture && sizes.length > 0) {
    throw new ValidationError([{ path: SIZES, message: `Also send the picture itself, as ${part}` }]);
  }
  return picture && { part, picture: await bytesOf(picture), sizes: await Promise.all(sizes.map(bytesOf)) };
}

function filesIn(parts: Parts, part: string): File[] {
  const values = parts.filter(([name]) => sameName(name, part)).map(([, value]) => value);
  if (values.some(value => typeof value === 'string' && value !== '')) {
    throw new ValidationError([{ path: part, message: 'Send the picture as a file' }]);
  }
  return values.filter(value => typeof value !== 'string' && !isNoFile(value)) as File[];
}

/** Forms send an unnamed, empty file if none was chosen. */
const isNoFile = (value: string | File) => typeof value !== 'string' && value.size === 0 && value.name === '';

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
