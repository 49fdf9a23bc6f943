import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

/** A local file, identified by its object URL, which is all a form stores of it. */
export type SelectedPicture = { address: string; file: File; prepared: Promise<PreparedPicture> };

const selected = new Map<string, SelectedPicture>();

export function selectPicture(file: File): SelectedPicture {
  const address = URL.createObjectURL(file);
  const prepared = preparePicture(file, address);
  // The upload awaits this again and reports failures; until then it must not count as unhandled.
  prepared.catch(() => {});
  const picture = { address, file, prepared };
  selected.set(address, picture);
  return picture;
}

/** Undefined for a picture already stored in the shop. */
export const selectedPictureAt = (address: string): SelectedPicture | undefined => selected.get(address);

export function forgetPicture(address: string) {
  if (selected.delete(address)) URL.revokeObjectURL(address);
}
