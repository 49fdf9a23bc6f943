import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

/** A file from this computer, known by its object URL, which is all that a form keeps of it. */
export type SelectedPicture = { address: string; file: File; prepared: Promise<PreparedPicture> };

const selected = new Map<string, SelectedPicture>();

export function selectPicture(file: File): SelectedPicture {
  const address = URL.createObjectURL(file);
  const prepared = preparePicture(file, address);
  // The upload awaits it again and reports a failure; until then it must not count as unhandled.
  prepared.catch(() => {});
  const picture = { address, file, prepared };
  selected.set(address, picture);
  return picture;
}

/** Undefined for a picture that the shop already has. */
export const selectedPictureAt = (address: string): SelectedPicture | undefined => selected.get(address);

export function forgetPicture(address: string) {
  if (selected.delete(address)) URL.revokeObjectURL(address);
}
