/** Where pictures are kept. A name is checked before any store sees it. */
export interface Pictures {
  /** Keeps the picture under its name; the same name again replaces it. */
  put(picture: NewPicture): Promise<void>;
  /** The picture, or null when there is none of that name. */
  get(name: string, wanted?: { range?: PictureRange }): Promise<StoredPicture | null>;
  /** Names that are not there are passed over. */
  delete(names: string[]): Promise<void>;
  /** A page of at most 1000 names, in order; without a cursor in the answer it was the last. */
  list(page?: { cursor?: string; limit?: number }): Promise<PicturePage>;
  /** Throws PictureStoreUnavailable when the store does not answer, or not to us. */
  ping(): Promise<void>;
}

export interface NewPicture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Some bytes from an offset on, or the last bytes. What reaches past the end is cut off there. */
export type PictureRange = { offset: number; length?: number } | { suffix: number };

export interface StoredPicture {
  body: ReadableStream<Uint8Array>;
  type: string;
  /** Of the whole picture, also when only a range of it was asked for. */
  size: number;
  /** With its quotes. */
  etag: string;
  /** The bytes that `body` holds, when a range was asked for. */
  range?: { offset: number; length: number };
}

export interface PicturePage {
  pictures: { name: string; size: number; uploadedAt: Date }[];
  cursor?: string;
}

/** The store does not answer, or not to us. Trying again later may help. */
export class PictureStoreUnavailable extends Error {
  override name = 'PictureStoreUnavailable';
}

/** A range that begins at or after the end of the picture, or holds no byte. */
export class PictureRangeNotSatisfiable extends Error {
  override name = 'PictureRangeNotSatisfiable';
  readonly size: number;

  constructor(size: number) {
    super(`The picture has ${size} bytes, and none in this range.`);
    this.size = size;
  }
}

/** A name that no picture can have. */
export class WrongPictureName extends Error {
  override name = 'WrongPictureName';
}

const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

// Names are made from the content and never change it, so whoever holds a copy never has to ask again.
export const PICTURE_CACHING = 'public, max-age=31536000, immutable';

/** The most that R2 and S3 take or give in one call. */
export const NAMES_PER_CALL = 1000;

export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}

export function checkPictureName(name: string): void {
  if (!isPictureName(name)) throw new WrongPictureName('A picture cannot have this name.');
}

/** The bytes that a range means in a picture of this size. */
export function resolveRange(range: PictureRange, size: number): { offset: number; length: number } {
  const offset = 'suffix' in range ? Math.max(0, size - range.suffix) : range.offset;
  const length = Math.min('suffix' in range ? range.suffix : (range.length ?? size), size - offset);
  if (offset < 0 || length <= 0) throw new PictureRangeNotSatisfiable(size);
  return { offset, length };
}

export function inCalls(names: string[]): string[][] {
  const calls: string[][] = [];
  for (let start = 0; start < names.length; start += NAMES_PER_CALL) {
    calls.push(names.slice(start, start + NAMES_PER_CALL));
  }
  return calls;
}
