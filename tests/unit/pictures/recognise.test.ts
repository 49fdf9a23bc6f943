import { describe, expect, test } from 'vitest';
import { recognisePicture } from '../../../functions/catalog/pictures/recognise/recognise.ts';
import { MOST_PICTURE_BYTES } from '../../../functions/contracts/pictures.ts';
import { SAMPLES } from '../../support/sample-pictures.ts';
import { buildAvif, buildMovie } from '../../support/sample-pictures-avif.ts';
import { ALL, ANIMATED_PNG } from '../../support/sample-pictures-built.ts';
import {
  type Bytes,
  big,
  joined,
  little,
  patched,
  placeOf,
  pngChunk,
  webpChunk,
  webpFile,
} from '../../support/sample-pictures-parts.ts';

const text = (content: string) => joined(content);
const random = (seed: number, length: number) => {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
};

/** These carry EXIF that makes browsers rotate them. */
const TURNED = ['jpeg-laden', 'png-laden'];

describe('pictures of each kind are accepted, whichever program wrote them', () => {
  test.each(ALL)('%s', (name, bytes) => {
    const extension = name.split('-')[0]?.replace('jpeg', 'jpg');
    const { type, extension: found, width, height } = recognisePicture(bytes);
    expect({ type, found }).toEqual({ type: `image/${name.split('-')[0]}`, found: extension });
    expect([width, height]).toEqual(TURNED.includes(name) ? [4, 6] : [6, 4]);
  });

  test.each(ALL)('%s: cleaning a cleaned picture changes no bytes', (_, bytes) => {
    const cleaned = recognisePicture(bytes);
    expect(recognisePicture(cleaned.bytes)).toEqual(cleaned);
  });

  test.each(Object.entries(SAMPLES))('%s: nothing is lost if there is nothing to remove', (_, bytes) => {
    expect(recognisePicture(bytes).bytes).toEqual(bytes);
  });

  test('a slice of a larger buffer is read on its own', () => {
    const whole = joined('before', SAMPLES.png, 'after');
    expect(recognisePicture(whole.subarray(6, -5)).bytes).toEqual(SAMPLES.png);
  });

  test('a rotated AVIF has its displayed size', () => {
    expect(recognisePicture(buildAvif({ turn: 1 }))).toMatchObject({ width: 4, height: 6 });
    expect(recognisePicture(buildAvif({ turn: 2 }))).toMatchObject({ width: 6, height: 4 });
  });
});

describe('anything but a picture is rejected, whatever it claims to be', () => {
  test.each<[string, Bytes]>([
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['PDF', text('%PDF-1.7\n')],
    ['ZIP', text('PK\x03\x04')],
    ['a program', text('MZ\x90\0')],
    ['a single byte', text('\xff')],
    ['HEIC', patched(buildAvif({ brand: 'heic' }), 8, 'heic')],
    ['MP4', joined(big(16, 4), 'ftypisom', big(0, 4))],
    ['audio in RIFF', joined('RIFF', little(4, 4), 'WAVE')],
  ])('%s', (_, bytes) => {
    expect(() => recognisePicture(bytes)).toThrow('This is not a JPEG, PNG, WebP, AVIF or GIF picture');
  });

  test('random bytes, also after a picture’s first bytes', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const bytes = random(seed, 300);
      expect(() => recognisePicture(bytes)).toThrow(/^(This is not|The picture is)/);
      for (const sample of Object.values(SAMPLES)) {
        expect(() => recognisePicture(patched(bytes, 0, sample.subarray(0, 12)))).toThrow(/^The picture/);
      }
    }
  });

  test('an empty file', () => {
    expect(() => recognisePicture(new Uint8Array())).toThrow('The picture is empty');
  });
});

describe('pictures that are far too large are rejected', () => {
  test('a byte more than 10 MB', () => {
    const large = new Uint8Array(MOST_PICTURE_BYTES + 1);
    expect(() => recognisePicture(large)).toThrow('The picture has 10.1 MB; the maximum is 10');
    expect(() => recognisePicture(large.subarray(1))).toThrow('This is not');
  });

  test('exactly 10 MB are accepted', () => {
    const filling = MOST_PICTURE_BYTES - SAMPLES.png.length - 12;
    const iccp = pngChunk('iCCP', new Uint8Array(filling));
    const large = joined(SAMPLES.png.subarray(0, 33), iccp, SAMPLES.png.subarray(33));
    expect(recognisePicture(large).bytes).toHaveLength(MOST_PICTURE_BYTES);
  });

  test.each<[string, Bytes, string]>([
    ['PNG', pngOf(60_000, 60_000), '3600'],
    ['PNG one line too high', pngOf(50_000, 1_001), '50.1'],
    ['animated PNG', pngOf(60_000, 60_000, ANIMATED_PNG), '3600'],
    ['GIF', patched(SAMPLES.gif, 6, little(65_535, 2), little(65_535, 2)), '4294.9'],
    ['JPEG', jpegOf(65_500, 65_500), '4290.3'],
    ['animated WebP', animatedWebpOf(16_384, 16_384), '268.5'],
    ['lossless WebP', webpFile(webpChunk('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f], [0, 0, 0])), '268.5'],
    ['AVIF', buildAvif({ width: 2 ** 31, height: 2 ** 31 }), '4611686018427.4'],
  ])('%s', (_, bytes, megapixels) => {
    expect(() => recognisePicture(bytes)).toThrow(
      `The picture has ${megapixels} megapixels; the maximum is 50`,
    );
  });

  test('exactly 50 megapixels are accepted', () => {
    expect(recognisePicture(pngOf(50_000, 1_000))).toMatchObject({ width: 50_000, height: 1_000 });
  });

  test('an AVIF whose animation is larger than it says', () => {
    const movie = buildMovie(60_000, 60_000);
    expect(() => recognisePicture(buildAvif({ brand: 'avis', movie }))).toThrow('The picture is damaged');
  });

  test.each<[string, Bytes]>([
    ['PNG', pngOf(0, 4)],
    ['JPEG', jpegOf(6, 0)],
    ['AVIF', buildAvif({ width: 0 })],
  ])('%s without a width or a height', (_, bytes) => {
    expect(() => recognisePicture(bytes)).toThrow('The picture has no width or height');
  });
});

function pngOf(width: number, height: number, picture = SAMPLES.png): Bytes {
  const header = pngChunk('IHDR', big(width, 4), big(height, 4), picture.subarray(24, 29));
  return patched(picture, 8, header);
}

function jpegOf(width: number, height: number): Bytes {
  return patched(SAMPLES.jpeg, placeOf(SAMPLES.jpeg, '\xff\xc0') + 5, big(height, 2), big(width, 2));
}

function animatedWebpOf(width: number, height: number): Bytes {
  const canvas = joined(little(width - 1, 3), little(height - 1, 3));
  return patched(SAMPLES['webp-animated'], 24, canvas);
}
