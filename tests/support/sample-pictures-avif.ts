import { avifBox, type Bytes, big, joined } from './sample-pictures-parts.ts';

type Item = { kind: string; data: Uint8Array | string; inside?: boolean };
type Avif = {
  items?: Item[];
  width?: number;
  height?: number;
  /** A rotation by quarter turns. */
  turn?: number;
  brand?: string;
  movie?: Uint8Array;
  /** Overrides the location of the items. */
  locations?: Uint8Array;
  /** Omits the length of the data. */
  open?: boolean;
};

const FULL = [0, 0, 0, 0];

/** A handmade AVIF: its bitmap is fake, everything else is valid. */
export function buildAvif(avif: Avif = {}): Bytes {
  const {
    items = [BITMAP],
    width = 6,
    height = 4,
    turn,
    brand = 'avif',
    movie = joined(),
    locations,
    open,
  } = avif;
  const start = avifBox('ftyp', brand, FULL, 'mif1', brand);
  const properties = [avifBox('ispe', FULL, big(width, 4), big(height, 4)), avifBox('av1C', [0x81, 0, 0, 0])];
  if (turn !== undefined) properties.push(avifBox('irot', [turn]));
  const associations = [properties.length, ...properties.map((_, index) => 0x80 | (index + 1))];

  const metaAt = (dataAt: number) =>
    avifBox(
      'meta',
      FULL,
      avifBox('hdlr', FULL, FULL, 'pict', FULL, FULL, FULL, [0]),
      avifBox('pitm', FULL, big(1, 2)),
      itemInfo(items),
      locations ?? itemLocations(items, dataAt),
      avifBox(
        'iprp',
        avifBox('ipco', ...properties),
        avifBox('ipma', FULL, big(1, 4), big(1, 2), associations),
      ),
      avifBox('idat', ...items.filter(({ inside }) => inside).map(({ data }) => data)),
    );
  const before = start.length + metaAt(0).length + movie.length + 8;
  const data = avifBox('mdat', ...items.filter(({ inside }) => !inside).map(one => one.data));
  if (open) data.fill(0, 0, 4);
  return joined(start, metaAt(before), movie, data);
}

/** A bitmap with private metadata: once in the data, once in the small data. */
export const AVIF_WITH_METADATA: Item[] = [
  { kind: 'av01', data: 'the bitmap' },
  { kind: 'Exif', data: 'a secret place' },
  { kind: 'mime', data: '<x>a secret name</x>', inside: true },
];
const BITMAP: Item = { kind: 'av01', data: 'the bitmap' };

export function buildMovie(width: number, height: number, ...more: Uint8Array[]): Bytes {
  const header = avifBox('tkhd', FULL, new Uint8Array(72), big(width, 2), [0, 0], big(height, 2), [0, 0]);
  return avifBox('moov', avifBox('mvhd', FULL), avifBox('trak', header, avifBox('mdia', FULL)), ...more);
}

function itemInfo(items: Item[]): Bytes {
  const entries = items.map(({ kind }, index) =>
    avifBox('infe', [2, 0, 0, 0], big(index + 1, 2), big(0, 2), kind, [0]),
  );
  return avifBox('iinf', FULL, big(items.length, 2), ...entries);
}

function itemLocations(items: Item[], dataAt: number): Bytes {
  const next = { inside: 0, outside: dataAt };
  const entries = items.map(({ data, inside }, index) => {
    const kind = inside ? 'inside' : 'outside';
    const at = next[kind];
    next[kind] += data.length;
    return joined(
      big(index + 1, 2),
      big(inside ? 1 : 0, 2),
      big(0, 2),
      big(1, 2),
      big(at, 4),
      big(data.length, 4),
    );
  });
  return avifBox('iloc', [1, 0, 0, 0], [0x44, 0], big(items.length, 2), ...entries);
}
