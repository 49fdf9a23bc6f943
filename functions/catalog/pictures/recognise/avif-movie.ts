import { type Box, boxesIn } from './avif-boxes.ts';
import { type Cleaning, emptyBox, eraseMetadata, readMeta } from './avif-metadata.ts';
import type { PictureReader } from './picture-reader.ts';
import type { Size } from './picture-size.ts';
import { damaged } from './wrong-picture.ts';

const MOVIE_BOXES = ['mvhd', 'mvex'];
const TRACK_BOXES = ['tkhd', 'tref', 'edts', 'mdia'];

type Movie = { moov: Box; size: Size };

/** The frames of an animated AVIF, which may have metadata of their own. */
export function cleanMovie(cleaning: Cleaning, { moov, size }: Movie) {
  for (const box of boxesIn(cleaning.picture, moov.body, moov.end)) {
    if (box.type === 'trak') cleanTrack(cleaning, box, size);
    else if (!MOVIE_BOXES.includes(box.type)) emptyBox(cleaning, box);
  }
}

function cleanTrack(cleaning: Cleaning, track: Box, size: Size) {
  for (const box of boxesIn(cleaning.picture, track.body, track.end)) {
    if (box.type === 'tkhd') assertInside(cleaning.picture, box, size);
    if (box.type === 'meta') cleanTrackMeta(cleaning, box);
    else if (!TRACK_BOXES.includes(box.type)) emptyBox(cleaning, box);
  }
}

function cleanTrackMeta(cleaning: Cleaning, box: Box) {
  const meta = readMeta(cleaning, box);
  if (meta.has('iloc')) eraseMetadata(cleaning, meta);
}

/** A browser takes an animation's size from its tracks, so none may be larger than what was checked. */
function assertInside(picture: PictureReader, { body, end }: Box, { width, height }: Size) {
  if (end - body < 84) throw damaged();
  const trackWidth = picture.uint16(end - 8);
  const trackHeight = picture.uint16(end - 4);
  if (trackWidth * trackHeight > width * height) throw damaged();
}
