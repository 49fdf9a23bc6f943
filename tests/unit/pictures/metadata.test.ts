import { describe, expect, test } from 'vitest';
import { recognisePicture } from '../../../functions/catalog/pictures/recognise/recognise.ts';
import { SAMPLES } from '../../support/sample-pictures.ts';
import { buildAvif, buildMovie } from '../../support/sample-pictures-avif.ts';
import { ANIMATED_PNG, LADEN } from '../../support/sample-pictures-built.ts';
import {
  avifBox,
  type Bytes,
  big,
  exif,
  joined,
  jpegSegment,
  patched,
  placeOf,
  pngChunk,
  withPart,
} from '../../support/sample-pictures-parts.ts';

const withExif = (...content: (string | number[] | Uint8Array)[]) =>
  recognisePicture(withPart(SAMPLES.jpeg, 2, jpegSegment(0xe1, 'Exif\0\0', ...content)));
/** An EXIF field as the shop itself writes it. */
const fieldOf = (orientation: number) => [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
const has = (bytes: Bytes, text: string) => placeOf(bytes, text) >= 0;

describe('place, person and device are removed from pictures', () => {
  test.each(Object.entries(LADEN))('%s', (_, bytes) => {
    const cleaned = recognisePicture(bytes).bytes;
    const leaked = ['secret', 'Ada', '2026:01:01', 'adobe', 'Author'].filter(secret => has(cleaned, secret));
    expect(leaked).toEqual([]);
  });

  test('a JPEG from a phone, in either byte order', () => {
    for (const order of ['II', 'MM'] as const) {
      const { bytes } = withExif(exif(8, order));
      expect(has(bytes, 'N\0'), 'GPS').toBe(false);
      expect(bytes).toHaveLength(SAMPLES.jpeg.length + 36);
    }
  });

  test('a WebP, which no longer announces what was removed', () => {
    expect(recognisePicture(LADEN.webp).bytes.subarray(20, 24)).toEqual(joined([0x20, 0, 0, 0]));
  });

  test('the thumbnail of a JPEG, which may show more than the picture', () => {
    const jfif = jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 2, 1], 'before');
    const { bytes } = recognisePicture(
      withPart(SAMPLES.jpeg, 2, jfif, jpegSegment(0xe0, 'JFXX\0', 'before')),
    );
    expect(has(bytes, 'before')).toBe(false);
    expect(bytes.subarray(2, 20)).toEqual(jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]));
  });

  test('the animation of an AVIF, and unknown boxes', () => {
    const bytes = animatedAvifWithExif();
    const cleaned = recognisePicture(bytes).bytes;
    expect(cleaned).toHaveLength(bytes.length);
    expect(has(cleaned, 'secret')).toBe(false);
    expect(placeOf(cleaned, 'the bitmap')).toBe(placeOf(bytes, 'the bitmap'));
  });
});

describe('a picture looks the same', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a JPEG with orientation %d stays upright', orientation => {
    const { width, height, bytes } = withExif(exif(orientation));
    expect([width, height]).toEqual(orientation >= 5 ? [4, 6] : [6, 4]);
    expect(has(bytes, String.fromCharCode(...fieldOf(orientation)))).toBe(orientation !== 1);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a PNG with orientation %d stays upright', orientation => {
    const chunk = pngChunk('eXIf', exif(orientation, 'MM'));
    const { width, height, bytes } = recognisePicture(withPart(SAMPLES.png, 33, chunk));
    expect([width, height]).toEqual(orientation >= 5 ? [4, 6] : [6, 4]);
    const field = pngChunk('eXIf', 'MM\0*', big(8, 4), [0, 1], fieldOf(orientation), big(0, 4));
    expect(bytes).toEqual(orientation === 1 ? SAMPLES.png : withPart(SAMPLES.png, 33, field));
  });

  test('as in a browser, the first EXIF counts if it precedes the pixels', () => {
    const { jpeg, png } = SAMPLES;
    const exifSegment = (value: number) => jpegSegment(0xe1, 'Exif\0\0', exif(value));
    const [upright, lying, wrong] = [exifSegment(1), exifSegment(6), exifSegment(9)];
    const sideways = pngChunk('eXIf', exif(6));
    for (const bytes of [
      withPart(jpeg, 2, upright, lying),
      withPart(jpeg, 2, wrong, lying),
      withPart(jpeg, jpeg.length - 2, lying),
      withPart(png, 33, pngChunk('eXIf', exif(1)), sideways),
      withPart(png, png.length - 12, sideways),
    ]) {
      const { width, bytes: cleaned } = recognisePicture(bytes);
      expect({ width, has: has(cleaned, 'Exif') || has(cleaned, 'eXIf') }).toEqual({ width: 6, has: false });
    }
    const first = recognisePicture(withPart(jpeg, 2, lying, upright));
    expect(first).toMatchObject({ width: 4, bytes: { length: jpeg.length + 36 } });
  });

  test.each<[string, (string | number[] | Uint8Array)[]]>([
    ['no content', []],
    ['an unknown byte order', ['XX*\0', exif(6)]],
    ['a directory beyond its end', ['MM\0*', [0x7f, 0xff, 0xff, 0xff]]],
    ['more fields than it has room for', ['MM\0*', [0, 0, 0, 8, 0xff, 0xff, 1, 2]]],
    ['an invalid orientation', [exif(9)]],
  ])('a JPEG whose EXIF has %s is shown unrotated', (_, content) => {
    expect(withExif(...content)).toMatchObject({ width: 6, height: 4, bytes: SAMPLES.jpeg });
  });

  test('its colours stay', () => {
    for (const name of ['jpeg', 'webp'] as const) {
      expect(has(recognisePicture(LADEN[name]).bytes, 'colours'), name).toBe(true);
    }
    expect(has(recognisePicture(LADEN.png).bytes, 'gAMA')).toBe(true);
    expect(has(recognisePicture(SAMPLES['jpeg-cmyk']).bytes, 'Adobe')).toBe(true);
  });

  test('its animation stays', () => {
    expect(recognisePicture(ANIMATED_PNG).bytes).toEqual(ANIMATED_PNG);
    expect(recognisePicture(LADEN.gif).bytes).toEqual(SAMPLES['gif-animated']);
  });
});

/** Only its track's metadata reveals that there is EXIF. */
function animatedAvifWithExif(): Bytes {
  const items = [
    { kind: 'av01', data: 'the bitmap' },
    { kind: 'Exif', data: 'a secret place' },
  ];
  const metaBytes = boxOf(buildAvif({ items }), 'meta').length;
  const movie = buildMovie(
    6,
    4,
    avifBox('udta', 'a secret name'),
    avifBox('trak', avifBox('room', new Uint8Array(metaBytes - 8))),
  );
  const bytes = buildAvif({ brand: 'avis', movie, items });
  const inTrack = patched(bytes, placeOf(bytes, 'room') - 4, boxOf(bytes, 'meta'));
  return joined(patched(inTrack, placeOf(inTrack, 'Exif'), 'grid'), avifBox('uuid', 'a secret story'));
}

function boxOf(bytes: Bytes, type: string): Bytes {
  const at = placeOf(bytes, type) - 4;
  return bytes.slice(at, at + new DataView(bytes.buffer).getUint32(at));
}
