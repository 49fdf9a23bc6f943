export type Size = { width: number; height: number };

/** A picture stripped of everything that is not part of the image. */
export type CleanPicture = Size & { bytes: Uint8Array<ArrayBuffer> };
