import { SAMPLES } from './sample-pictures.ts';
import { AVIF_WITH_METADATA, buildAvif, buildMovie } from './sample-pictures-avif.ts';
import {
  big,
  exif,
  gifExtension,
  joined,
  jpegSegment,
  little,
  placeOf,
  pngChunk,
  webpChunk,
  webpFile,
  withPart,
} from './sample-pictures-parts.ts';

const SECRET = 'a secret place';

const JPEG_START = 2;
const PNG_CHUNKS = 33;

const jfif = jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 1, 1], [9, 9, 9]);
const colours = jpegSegment(0xe2, 'ICC_PROFILE\0', [1, 1], 'colours');

/** Pictures with all metadata that programs and phones add. */
export const LADEN = {
  jpeg: withPart(
    SAMPLES.jpeg,
    JPEG_START,
    jfif,
    jpegSegment(0xe1, 'Exif\0\0', exif(6)),
    jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', SECRET),
    colours,
    jpegSegment(0xe2, 'MPF\0', SECRET),
    jpegSegment(0xed, 'Photoshop 3.0\0', SECRET),
    jpegSegment(0xfe, SECRET),
    [0xff, 0xff],
  ),
  png: withPart(
    SAMPLES.png,
    PNG_CHUNKS,
    pngChunk('gAMA', big(45455, 4)),
    pngChunk('tEXt', 'Author\0', SECRET),
    pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', SECRET),
    pngChunk('eXIf', exif(6)),
    pngChunk('tIME', [7, 234, 1, 1, 0, 0, 0]),
    pngChunk('noTe', SECRET),
  ),
  webp: webpFile(
    webpChunk('VP8X', [0x2c, 1, 1, 1], little(5, 3), little(3, 3)),
    webpChunk('ICCP', 'colours'),
    webpBitmap(SAMPLES['webp-lossless']),
    webpChunk('EXIF', exif(6), SECRET),
    webpChunk('XMP ', SECRET),
    webpChunk('NOTE', SECRET),
  ),
  gif: withPart(
    SAMPLES['gif-animated'],
    placeOf(SAMPLES['gif-animated'], '\x21\xff'),
    gifExtension(0xfe, SECRET),
    gifExtension(0xff, 'XMP DataXMP', SECRET),
    gifExtension(0x01, new Uint8Array(12), SECRET),
  ),
  avif: buildAvif({ items: AVIF_WITH_METADATA }),
};

/** The bitmap of a simple WebP, with its header. */
function webpBitmap(picture: Uint8Array) {
  return picture.subarray(12);
}

const png = SAMPLES.png;
const pixels = png.subarray(placeOf(png, 'IDAT') + 4, png.length - 16);
const frame = (sequence: number) =>
  pngChunk('fcTL', big(sequence, 4), big(6, 4), big(4, 4), big(0, 8), big(10, 4), [0, 0]);

/** Two frames, made from that of the plain PNG. */
export const ANIMATED_PNG = joined(
  png.subarray(0, PNG_CHUNKS),
  pngChunk('acTL', big(2, 4), big(0, 4)),
  frame(0),
  pngChunk('IDAT', pixels),
  frame(1),
  pngChunk('fdAT', big(2, 4), pixels),
  pngChunk('IEND'),
);

const scanned = SAMPLES.jpeg.length - 10;
/** Pictures that only encoders not available here produce. */
const RARE = {
  'png-animated': ANIMATED_PNG,
  'jpeg-restarts': withPart(SAMPLES.jpeg, scanned, [0xff, 0x00, 0xff, 0xd3]),
  'avif-animated': buildAvif({ brand: 'avis', movie: buildMovie(6, 4) }),
  'avif-open': buildAvif({ open: true }),
};

/** All samples, by name. */
export const ALL = Object.entries({
  ...SAMPLES,
  ...RARE,
  ...Object.fromEntries(Object.entries(LADEN).map(([name, bytes]) => [`${name}-laden`, bytes])),
});
