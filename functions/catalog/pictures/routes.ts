import { Hono } from 'hono';
import { NotFound } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { knows } from '../../http/etag.ts';
import {
  isPictureName,
  PICTURE_CACHING,
  type PictureRange,
  PictureRangeNotSatisfiable,
  type Pictures,
} from '../../ports/pictures.ts';
import { withEdgeCache } from './edge-cache.ts';
import { parseRange } from './range.ts';

/** A picture's name is a hash of its content, so a response never goes stale. */
export const pictures = new Hono<AppEnv>().get('/:name', withEdgeCache, async c => {
  const name = c.req.param('name');
  const range = parseRange(c.req.header('Range'));
  const picture = isPictureName(name) ? await find(c.env.pictures, name, range) : null;
  if (picture instanceof PictureRangeNotSatisfiable) {
    c.header('Content-Range', `bytes */${picture.size}`);
    return c.body(null, 416);
  }
  if (!picture) throw new NotFound('Picture not found');

  c.header('Content-Type', picture.type);
  c.header('ETag', picture.etag);
  c.header('Cache-Control', PICTURE_CACHING);
  c.header('Accept-Ranges', 'bytes');
  if (!range && knows(c, picture.etag)) return c.body(null, 304);
  if (!picture.range) return c.body(picture.body, 200);
  const { offset, length } = picture.range;
  c.header('Content-Range', `bytes ${offset}-${offset + length - 1}/${picture.size}`);
  return c.body(picture.body, 206);
});

async function find(pictures: Pictures, name: string, range: PictureRange | undefined) {
  return await pictures.get(name, range && { range }).catch(error => {
    if (error instanceof PictureRangeNotSatisfiable) return error;
    throw error;
  });
}
