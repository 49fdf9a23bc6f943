import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Writer } from '../../db/client/database.ts';
import { storePicture } from '../../functions/catalog/pictures/keep.ts';
import type { Pictures } from '../../functions/ports/pictures.ts';

const FOLDER = new URL('./pictures/', import.meta.url);

export type Stores = { database: Writer; pictures: Pictures };

export const drawingFiles = () => readdir(fileURLToPath(FOLDER));

/** Stores a drawing with its smaller sizes, like an upload. */
export async function keepDrawing(stores: Stores, files: string[], name: string): Promise<string> {
  const read = async (file: string) => new Uint8Array(await readFile(new URL(file, FOLDER)));
  const smaller = files.filter(
    file => file.startsWith(`${name}-`) && /^\d+\.webp$/.test(file.slice(name.length + 1)),
  );
  const [picture, ...sizes] = await Promise.all([`${name}.webp`, ...smaller].map(read));
  if (!picture) throw new Error(`there is no drawing ${name}`);
  return await storePicture(stores, { part: name, picture, sizes });
}

/** The slug of a product's name. */
export const drawingOf = (productName: string) =>
  productName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-');
