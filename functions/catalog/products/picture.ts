import type { Context } from 'hono';
import { ValidationError } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { originOf } from '../../http/origin.ts';
import { writePortsOf } from '../../http/session.ts';
import { pictureIdIn } from '../pictures/addresses.ts';
import { reservePicture, storePicture } from '../pictures/keep.ts';

const PATH = 'productPicture';
const DATA_URL = /^data:[^,]*;base64,(.+)$/;

/**
 * The product's new picture: the uploaded file, or what `productPicture` says. Null removes it, undefined
 * keeps it.
 */
export async function pictureFor(c: Context<AppEnv>, said: string | null | undefined) {
  const { upload } = c.var;
  const ports = writePortsOf(c);
  if (upload) return await storePicture(ports, upload);
  if (said === undefined || said === null) return said;
  if (said.startsWith('data:')) {
    return await storePicture(ports, { part: PATH, picture: bytesIn(said), sizes: [] });
  }
  const pictureId = pictureIdIn(said, { base: ports.pictureBase, origin: originOf(c) });
  if (pictureId && (await reservePicture(ports.database, pictureId))) return pictureId;
  throw new ValidationError([{ path: PATH, message: 'No picture of the shop has this URL' }]);
}

function bytesIn(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = decode(DATA_URL.exec(dataUrl)?.[1] ?? '');
  if (!text)
    throw new ValidationError([{ path: PATH, message: 'A data URL must contain a base64-encoded picture' }]);
  const bytes = new Uint8Array(text.length);
  // Avoids `Uint8Array.from`, which would first build a list of ten million characters.
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
