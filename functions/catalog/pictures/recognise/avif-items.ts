import { type Box, BoxReader, boxesIn } from './avif-boxes.ts';
import type { PictureReader } from './picture-reader.ts';
import { damaged } from './wrong-picture.ts';

/** Where a part of an item's data is: method 0 is in the file, method 1 in the `idat` box. */
export type Extent = { item: number; method: number; start: number; length: number };

export function readPrimary(picture: PictureReader, pitm: Box): number {
  const reader = new BoxReader(picture, pitm);
  return reader.next(reader.nextVersion().version === 0 ? 2 : 4);
}

/** Every item with its type, such as `av01` or `Exif`. */
export function* itemsIn(picture: PictureReader, iinf: Box): Generator<{ id: number; kind: string }> {
  const countBytes = picture.uint8(iinf.body) === 0 ? 2 : 4;
  for (const box of boxesIn(picture, iinf.body + 4 + countBytes, iinf.end)) {
    const reader = new BoxReader(picture, box);
    const { version } = reader.nextVersion();
    if (box.type !== 'infe' || version < 2) throw damaged();
    const id = reader.next(version === 2 ? 2 : 4);
    reader.next(2);
    yield { id, kind: String.fromCharCode(...[1, 1, 1, 1].map(bytes => reader.next(bytes))) };
  }
}

export function* extentsIn(picture: PictureReader, iloc: Box): Generator<Extent> {
  const reader = new BoxReader(picture, iloc);
  const { version } = reader.nextVersion();
  const [offsetBytes, lengthBytes] = halvesOf(reader.next(1));
  const [baseBytes, indexBytes] = halvesOf(reader.next(1));
  // Without lengths, a short box could claim any number of extents.
  if (lengthBytes === 0) throw damaged();

  const idBytes = version < 2 ? 2 : 4;
  for (let items = reader.next(idBytes); items > 0; items--) {
    const item = reader.next(idBytes);
    const method = version === 0 ? 0 : reader.next(2) & 0x0f;
    if (reader.next(2) !== 0) throw damaged();
    const base = reader.next(baseBytes);
    for (let extents = reader.next(2); extents > 0; extents--) {
      reader.next(version === 0 ? 0 : indexBytes);
      const start = base + reader.next(offsetBytes);
      yield { item, method, start, length: reader.next(lengthBytes) };
    }
  }
}

const halvesOf = (byte: number) => [byte >> 4, byte & 0x0f] as const;
