export type Size = { width: number; height: number };

/** A picture without whatever is not part of it. */
export type CleanPicture = Size & { bytes: Uint8Array<ArrayBuffer> };
