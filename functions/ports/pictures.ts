/** A picture store. Names are validated before any store sees them. */
export interface Pictures {
  /** Stores or replaces the picture. */
  put(picture: NewPicture): Promise<void>;
  /** Null if not found. */
  get(name: string, wanted?: { range?: PictureRange }): Promise<StoredPicture | null>;
  /** Unknown names are ignored. */
  delete(names: string[]): Promise<void>;
  /** Up to 1000 names in order, after the given one; no `next` on the last page. */
  list(page?: { after?: string | undefined; limit?: number }): Promise<PicturePage>;
  /** ID of the shop that owns the store; null if unclaimed. */
  owner(): Promise<string | null>;
  ownBy(shopId: string): Promise<void>;
  /** Throws PictureStoreUnavailable if the store is unreachable or rejects our credentials. */
  ping(): Promise<void>;
}

interface NewPicture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A byte range, clipped to the end of the picture. */
export type PictureRange = { offset: number; length?: number } | { suffix: number };

export interface StoredPicture {
  body: ReadableStream<Uint8Array>;
  type: string;
  /** Of the whole picture, even for a range. */
  size: number;
  /** Including its quotes. */
  etag: string;
  /** The bytes in `body`, when a range was requested. */
  range?: { offset: number; length: number };
}

interface PicturePage {
  pictures: { name: string; size: number; uploadedAt: Date }[];
  /** Cursor for the next page. */
  next?: string;
}

/** The store is unreachable or rejects our credentials. Retrying later may help. */
export class PictureStoreUnavailable extends Error {
  override name = 'PictureStoreUnavailable';
}

/** The range starts beyond the end, or is empty. */
export class PictureRangeNotSatisfiable extends Error {
  override name = 'PictureRangeNotSatisfiable';
  readonly size: number;

  constructor(size: number) {
    super(`The picture has ${size} bytes, none of them in this range.`);
    this.size = size;
  }
}

/** No picture can have this name. */
export class WrongPictureName extends Error {
  override name = 'WrongPictureName';
}

const PICTURE_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

// Names are content hashes, so a cached copy never has to be revalidated.
export const PICTURE_CACHING = 'public, max-age=31536000, immutable';

/** Marks the store's owner; not a picture name, so it is neither served nor removed. */
export const OWNER_MARK = '.shop';

/** The batch limit of both R2 and S3. */
export const NAMES_PER_CALL = 1000;

export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}

export function checkPictureName(name: string): void {
  if (!isPictureName(name)) throw new WrongPictureName('Invalid picture name.');
}

/** Resolves a range against the picture's size. */
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
