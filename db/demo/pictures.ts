import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { keepPicture } from '../../functions/api/pictures/keep.ts';
import type { Pictures } from '../../functions/ports/pictures.ts';
import type { Database } from '../database.ts';

const FOLDER = new URL('./pictures/', import.meta.url);

export type Stores = { database: Database; pictures: Pictures };

/** Stores the drawing of this name with its smaller sizes, as an upload would be. */
export async function keepDrawing(stores: Stores, name: string): Promise<string> {
  const files = await readdir(fileURLToPath(FOLDER));
  const read = async (file: string) => new Uint8Array(await readFile(new URL(file, FOLDER)));
  const smaller = files.filter(
    file => file.startsWith(`${name}-`) && /^\d+\.webp$/.test(file.slice(name.length + 1)),
  );
  const [picture, ...sizes] = await Promise.all([`${name}.webp`, ...smaller].map(read));
  if (!picture) throw new Error(`there is no drawing ${name}`);
  return await keepPicture(stores, { part: name, picture, sizes });
}

/** The name of a product's drawing: its letters and digits, the words parted by dashes. */
export const drawingOf = (productName: string) =>
  productName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-');
