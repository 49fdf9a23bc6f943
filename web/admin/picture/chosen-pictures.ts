import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

/** A file that somebody chose, known by the address that shows it: a form keeps no more than that. */
export type ChosenPicture = { address: string; file: File; prepared: Promise<PreparedPicture> };

const chosen = new Map<string, ChosenPicture>();

export function choosePicture(file: File): ChosenPicture {
  const address = URL.createObjectURL(file);
  const prepared = preparePicture(file, address);
  // Whoever needs it asks again; until then a refusal is nobody's fault.
  prepared.catch(() => {});
  const picture = { address, file, prepared };
  chosen.set(address, picture);
  return picture;
}

/** Nothing for a picture that the shop has already. */
export const chosenAt = (address: string): ChosenPicture | undefined => chosen.get(address);

export function forgetPicture(address: string) {
  if (chosen.delete(address)) URL.revokeObjectURL(address);
}
