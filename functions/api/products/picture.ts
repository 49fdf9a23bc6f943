import type { Context } from 'hono';
import { RuleBroken } from '../../errors.ts';
import { originOf } from '../../http/origin.ts';
import type { Shop } from '../../http/shop.ts';
import { pictureIdIn } from '../pictures/addresses.ts';
import { holdPicture, keepPicture } from '../pictures/keep.ts';

const PATH = 'productPicture';
const DATA_URL = /^data:[^,]*;base64,(.+)$/;

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
  const pictureId = pictureIdIn(said, { base: c.env.pictureBase, origin: originOf(c) });
  if (pictureId && (await holdPicture(c.env.database, pictureId))) return pictureId;
  throw new RuleBroken([{ path: PATH, message: 'The shop has no picture at this address' }]);
}

function bytesIn(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = decode(DATA_URL.exec(dataUrl)?.[1] ?? '');
  if (!text) throw new RuleBroken([{ path: PATH, message: 'A data URL must hold a picture in base64' }]);
  const bytes = new Uint8Array(text.length);
  // Not with `from`, which makes a list of ten million letters first.
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function decode(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}
