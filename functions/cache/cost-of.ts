import { isShared, type KeptHeaders } from './kept-headers.ts';

/*
 * Rather too much than too little: `npm run bench -- kept` says what workerd really grows by. Of a small answer, what is
 * held to find it again weighs most.
 */
const EMPTY_ANSWER = 2000;
const HEADER = 180;
const SHARED_HEADER = 8;
const TAG = 64;
/** A key is made of pieces, and V8 may hold those beside it. */
const KEY_CHARACTER = 2;

type Kept = { body: ArrayBuffer; headers: KeptHeaders; tags: unknown[] };

/** What it takes of the memory to keep an answer, in bytes. */
export function costOf(key: string, { body, headers, tags }: Kept): number {
  let cost = EMPTY_ANSWER + body.byteLength + KEY_CHARACTER * key.length + TAG * tags.length;
  for (const header of headers)
    cost += isShared(header) ? SHARED_HEADER : HEADER + header[0].length + header[1].length;
  return cost;
}
