import { describe, expect, test } from 'vitest';
import { InvalidPicture, recognisePicture } from '../../../functions/catalog/pictures/recognise/recognise.ts';
import { SAMPLES } from '../../support/sample-pictures.ts';
import { buildAvif } from '../../support/sample-pictures-avif.ts';
import { ALL, ANIMATED_PNG } from '../../support/sample-pictures-built.ts';
import {
  avifBox,
  type Bytes,
  big,
  gifExtension,
  joined,
  jpegSegment,
  little,
  patched,
  placeOf,
  pngChunk,
  repeated,
  webpChunk,
  webpFile,
  withPart,
} from '../../support/sample-pictures-parts.ts';

const FULL = [0, 0, 0, 0];

/** The result for a file: a picture, or a sentence that says why not. Anything else fails the test. */
function outcomeOf(bytes: Bytes) {
  try {
    return recognisePicture(bytes);
  } catch (error) {
    if (error instanceof InvalidPicture) return error.message;
    throw error;
  }
}

describe('a partial upload is never accepted as a picture', () => {
  test.each(ALL)('%s, cut off anywhere', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++) {
      expect(outcomeOf(bytes.slice(0, length)), `${length} bytes`).toBeTypeOf('string');
    }
    expect(outcomeOf(bytes.slice(0, -1))).toBe('The picture is incomplete. Upload it again');
  });
});

describe('a broken file never breaks the shop', () => {
  test.each(ALL)('%s, with any one byte changed', (_, bytes) => {
    for (let at = 0; at < bytes.length; at++) {
      const before = bytes[at] ?? 0;
      for (const value of [0x00, 0x01, 0x7f, 0xff, before ^ 0x01, before ^ 0x80, before + 1]) {
        const outcome = outcomeOf(patched(bytes, at, [value]));
        if (typeof outcome !== 'string') expect(outcomeOf(outcome.bytes)).toEqual(outcome);
      }
    }
  });

  test.each(ALL)('%s, with any four bytes turned into the largest number', (_, bytes) => {
    for (let at = 0; at + 4 <= bytes.length; at++) outcomeOf(patched(bytes, at, [0xff, 0xff, 0xff, 0xff]));
  });

  const { jpeg, png, gif } = SAMPLES;
  const lossy = SAMPLES['webp-lossy'].subarray(12);
  const frame = placeOf(jpeg, '\xff\xc0');
  const scan = placeOf(jpeg, '\xff\xda');
  test.each<[string, Bytes]>([
    ['a JPEG without a scan', joined(jpeg.subarray(0, scan), [0xff, 0xd9])],
    ['a JPEG with two sizes', withPart(jpeg, frame, jpeg.subarray(frame, frame + 19))],
    ['a JPEG whose scan comes before its size', withPart(jpeg, 2, jpeg.subarray(scan, -2))],
    ['a JPEG that starts twice', withPart(jpeg, 2, [0xff, 0xd8])],
    ['a PNG with an unknown critical chunk', withPart(png, 33, pngChunk('CgBI', 'x'))],
    ['a PNG with a wrong checksum', patched(png, png.length - 1, [0])],
    ['a PNG without pixels', joined(png.subarray(0, 33), pngChunk('IEND'))],
    ['a PNG whose header comes late', withPart(png, 8, pngChunk('gAMA', big(1, 4)))],
    ['a PNG with two headers', withPart(png, 33, png.subarray(8, 33))],
    ['a PNG of three bits', patched(png, 8, pngChunk('IHDR', big(6, 4), big(4, 4), [3, 2, 0, 0, 0]))],
    ['a GIF without an image', joined(gif.subarray(0, placeOf(gif, '\x2c')), [0x3b])],
    ['a GIF with an unknown block', withPart(gif, placeOf(gif, '\x2c'), [0x00])],
    ['a GIF image outside its screen', patched(gif, 6, little(3, 2))],
    ['a WebP without a bitmap', webpFile(webpChunk('VP8X', [0, 0, 0, 0], little(5, 3), little(3, 3)))],
    ['a WebP whose bitmap has another size', canvas(0, 9, 9, lossy)],
    ['an animated WebP without frames', canvas(2, 6, 4, lossy)],
    ['an animated PNG frame outside', outsidePng()],
    ['an AVIF without data', buildAvif({ items: [{ kind: 'av01', data: '' }] })],
    ['an AVIF whose picture is HEVC', buildAvif({ items: [{ kind: 'hvc1', data: 'x' }] })],
    ['an AVIF with two descriptions', twiceDescribed()],
  ])('%s', (_, bytes) => {
    expect(outcomeOf(bytes)).toBe('The picture is damaged. Save it again and upload the new file');
  });

  test('an AVIF that claims impossibly many extents', () => {
    const item = joined(big(1, 4), big(0, 4), [0xff, 0xff]);
    const locations = avifBox('iloc', [2, 0, 0, 0], [0, 0], big(500_000, 4), repeated(item, 500_000));
    expect(outcomeOf(buildAvif({ locations }))).toBeTypeOf('string');
  });

  test('an AVIF that claims the same metadata over and over', () => {
    const items = [
      { kind: 'av01', data: 'x' },
      { kind: 'Exif', data: new Uint8Array(1_000_000) },
    ];
    const buildAt = (at: number) => {
      const bitmap = joined(big(1, 2), big(0, 2), big(1, 2), big(at, 4), big(1, 4));
      const claims = repeated(joined(big(at + 1, 4), big(1_000_000, 4)), 60_000);
      const metadata = joined(big(2, 2), big(0, 2), big(60_000, 2), claims);
      return buildAvif({ items, locations: avifBox('iloc', FULL, [0x44, 0], big(2, 2), bitmap, metadata) });
    };
    const dataAt = buildAt(0).length - 1_000_001;
    expect(outcomeOf(buildAt(dataAt))).toBe('The picture is damaged. Save it again and upload the new file');
  });
});

describe('a polyglot file comes back as a picture alone', () => {
  const foreign = [
    'PK\x03\x04archive',
    '<html><script>alert(1)</script></html>',
    '=1;alert(1)',
    '\0\0\0\x01',
  ];
  test.each(ALL)('%s', (_, bytes) => {
    const alone = recognisePicture(bytes);
    for (const tail of foreign) expect(outcomeOf(joined(bytes, tail))).toEqual(alone);
  });

  test('a GIF that is also a script', () => {
    expect(outcomeOf(joined('GIF89a=1;alert(1)'))).toMatch(/^The picture is/);
    expect(outcomeOf(joined('GIF89a/*', SAMPLES.gif, '*/=1;alert(1)'))).toMatch(/^The picture is/);
  });

  test('an archive in the middle', () => {
    const { jpeg, gif } = SAMPLES;
    const archive = 'PK\x03\x04archive';
    expect(outcomeOf(withPart(jpeg, 2, jpegSegment(0xe5, archive)))).toMatchObject({ bytes: jpeg });
    const beforeImage = placeOf(gif, '\x2c');
    expect(outcomeOf(withPart(gif, beforeImage, gifExtension(0xfe, archive)))).toMatchObject({ bytes: gif });
  });
});

function canvas(flags: number, width: number, height: number, ...chunks: Uint8Array[]): Bytes {
  const header = webpChunk('VP8X', [flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));
  return webpFile(header, ...chunks);
}

function outsidePng(): Bytes {
  const at = placeOf(ANIMATED_PNG, 'fcTL');
  const outside = pngChunk('fcTL', big(0, 4), big(6, 4), big(4, 4), big(1, 4), big(0, 4), big(10, 4), [0, 0]);
  return patched(ANIMATED_PNG, at - 4, outside);
}

function twiceDescribed(): Bytes {
  const avif = buildAvif();
  return joined(avif, avifBox('meta', FULL));
}
