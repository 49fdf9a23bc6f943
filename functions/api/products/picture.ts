import type { Context } from 'hono';
import { RuleBroken } from '../../errors.ts';
import type { Shop } from '../../http/shop.ts';
import { pictureIdIn } from '../pictures/addresses.ts';
import { holdPicture, keepPicture } from '../pictures/keep.ts';

const PATH = 'productPicture';
const DATA_URL = /^data:[^,]*;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * The picture that a request wants a product to have: the file that was uploaded, or what `productPicture` says.
 * Null removes it, undefined leaves it as it is.
 */
export async function pictureFor(c: Context<Shop>, said: string | null | undefined) {
  const { upload } = c.var;
  if (upload) return await keepPicture(c.env, upload);
  if (said === undefined || said === null) return said;
  if (said.startsWith('data:')) {
    return await keepPicture(c.env, { part: PATH, picture: bytesIn(said), sizes: [] });
  }
  const pictureId = pictureIdIn(said, { base: c.env.pictureBase, origin: new URL(c.req.url).origin });
  if (pictureId && (await holdPicture(c.env.database, pictureId))) return pictureId;
  throw new RuleBroken([{ path: PATH, message: 'The shop has no picture at this address' }]);
}

function bytesIn(dataUrl: string): Uint8Array<ArrayBuffer> {
  const base64 = DATA_URL.exec(dataUrl)?.[1];
  if (base64 === undefined || base64.length % 4 === 1) {
    throw new RuleBroken([{ path: PATH, message: 'A data URL must hold a picture in base64' }]);
  }
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
}
