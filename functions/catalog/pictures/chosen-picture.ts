import type { Context } from 'hono';
import { ValidationError } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { originOf } from '../../http/origin.ts';
import { writePortsOf } from '../../http/session.ts';
import { pictureIdIn } from './addresses.ts';
import { reservePicture, storePicture } from './keep.ts';

const DATA_URL = /^data:[^,]*;base64,(.+)$/;

/** A row's new picture: the uploaded file, or what its field says. Null removes it, undefined keeps it. */
export async function chosenPicture(c: Context<AppEnv>, said: string | null | undefined, path: string) {
  const { upload } = c.var;
  const ports = writePortsOf(c);
  if (upload) return await storePicture(ports, upload);
  if (said === undefined || said === null) return said;
  if (said.startsWith('data:')) {
    return await storePicture(ports, { part: path, picture: bytesIn(said, path), sizes: [] });
  }
  const pictureId = pictureIdIn(said, { base: ports.pictureBase, origin: originOf(c) });
  if (pictureId && (await reservePicture(ports.database, pictureId))) return pictureId;
  throw new ValidationError([{ path, message: 'No picture of the shop has this URL' }]);
}

function bytesIn(dataUrl: string, path: string): Uint8Array<ArrayBuffer> {
  const text = decode(DATA_URL.exec(dataUrl)?.[1] ?? '');
  if (!text)
    throw new ValidationError([{ path, message: 'A data URL must contain a base64-encoded picture' }]);
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
