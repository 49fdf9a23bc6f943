const IS_FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const IS_REFUSED = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'];
/** SQLITE_FULL and SQLITE_READONLY, as Node says them of a file, and as D1 does. */
export const SAYS_FULL = /SQLITE_FULL|database or disk is full|ENOSPC|no space left/i;
const SAYS_READ_ONLY = /SQLITE_READONLY|attempt to write a readonly database/i;

/** Of a full disk D1 tells its log; whoever asked it reads no more than this. */
const SAYS_NOTHING = /^internal error; reference = /;
let isFull = false;

export function noteFull() {
  isFull = true;
}

/** A full disk, or a file that may not be written or read, in one sentence; undefined where it was anything else. */
export function diskTrouble(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', path, message } = cause as NodeJS.ErrnoException;
    if (IS_FULL.includes(code) || SAYS_FULL.test(message) || (isFull && SAYS_NOTHING.test(message))) {
      return `The disk is full (${code || 'SQLITE_FULL'}${path ? `, ${path}` : ''}): make room, and run the command again`;
    }
    if (path && IS_REFUSED.includes(code))
      return `${path} cannot be opened (${code}): choose a folder that is there and may be written to`;
    if (SAYS_READ_ONLY.test(message))
      return 'The database may not be written to (SQLITE_READONLY): give the folder and its files to the user that runs the shop';
  }
}
