import { styleText } from 'node:util';
import type { WorkerdStructuredLog } from 'miniflare';
import { noteFull, SAYS_FULL } from './disk-trouble.ts';

const MINUTE = 60_000;
const IS_FULL =
  '✗ The disk is full (SQLITE_FULL): nothing that is sent now is kept, and callers are told so. Make room, and the shop goes on';

/** The lines of workerd. What it says of a full disk, with a stack that tells nobody anything, is said in one sentence a minute. */
export function runtimeLog({ tellsFull }: { tellsFull: boolean }) {
  let toldAt = -Infinity;
  return ({ level, message }: WorkerdStructuredLog) => {
    if (level !== 'error' && level !== 'warn') console.log(message);
    else if (!isOfRuntime(message) || !SAYS_FULL.test(message)) say(message);
    else {
      noteFull();
      if (!tellsFull || Date.now() - toldAt < MINUTE) return;
      toldAt = Date.now();
      say(IS_FULL);
    }
  };
}

/** The shop's own lines are JSON, and speak for themselves. */
const isOfRuntime = (message: string) => /^(e = )?workerd\//.test(message);

const say = (message: string) => console.error(styleText('red', message, { stream: process.stderr }));
