import type { PictureFile } from '../../../db/schema/pictures.ts';

export type PictureAddresses = { url: string; srcset: string | null; width: number; height: number };

/** The URL of a picture and the `srcset` of its smaller sizes. */
export function addressesOf(files: PictureFile[], base: string): PictureAddresses | null {
  const [largest] = files;
  if (!largest) return null;
  const srcset = files.map(({ name, width }) => `${base}/${name} ${width}w`).join(', ');
  const { name, width, height } = largest;
  return { url: `${base}/${name}`, srcset: files.length > 1 ? srcset : null, width, height };
}

const NAME = /^\/([0-9a-f]{40})(?:-\d+)?\.[a-z]+$/;

/** The id of one of the shop's own pictures; undefined for any other URL. */
export function pictureIdIn(address: string, { base, origin }: { base: string; origin: string }) {
  const given = URL.parse(address, origin);
  const place = `${given?.origin}${given?.pathname}`;
  // The shop serves pictures itself even when a store does so too.
  const folder = [base, '/pictures']
    .map(folder => new URL(folder, origin).href.replace(/\/$/, ''))
    .find(folder => place.startsWith(`${folder}/`));
  return folder && NAME.exec(place.slice(folder.length))?.[1];
}
