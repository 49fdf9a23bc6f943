import { setTimeout as delay } from 'node:timers/promises';

const IS_FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const IS_REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'];
/** SQLITE_FULL and SQLITE_READONLY, as reported by Node for a file, and by D1. */
export const SAYS_FULL = /SQLITE_FULL|database or disk is full|ENOSPC|no space left/i;
const SAYS_READ_ONLY = /SQLITE_READONLY|attempt to write a readonly database/i;

/** D1 logs a full disk; the caller gets only this message. */
const SAYS_NOTHING = /^internal error; reference = /;
const LOG_DELAY_MS = 1000;
const logged = Promise.withResolvers<void>();
let isFull = false;

export function noteFull() {
  isFull = true;
  logged.resolve();
}

/** The log may arrive after the message, and is lost if the runtime ends before. */
export async function awaitLogOf(message: string) {
  if (SAYS_NOTHING.test(message)) await Promise.race([logged.promise, delay(LOG_DELAY_MS)]);
}

/** Describes a full disk or a file without permissions in one sentence; undefined for any other error. */
export function diskTrouble(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', path, message } = cause as NodeJS.ErrnoException;
    if (IS_FULL.includes(code) || SAYS_FULL.test(message) || (isFull && SAYS_NOTHING.test(message))) {
      return `The disk is full (${code || 'SQLITE_FULL'}${path ? `, ${path}` : ''}): free some space, and run the command again`;
    }
    if (path && IS_REFUSED.includes(code))
      return `${path} cannot be opened (${code}): choose an existing, writable folder`;
    if (SAYS_READ_ONLY.test(message))
      return 'The database is read-only (SQLITE_READONLY): make the user that runs the shop the owner of the folder and its files';
  }
}
