import { styleText } from 'node:util';
import type { WorkerdStructuredLog } from 'miniflare';
import { MINUTE } from '../functions/contracts/durations.ts';
import { noteFull, SAYS_FULL } from './disk-trouble.ts';

const IS_FULL =
  '✗ The disk is full (SQLITE_FULL): changes are refused with an error. Free some space, and the shop recovers';

/** The output of workerd. A full disk is reported in one sentence a minute, without its useless stack traces. */
export function runtimeLog({ tellsFull }: { tellsFull: boolean }) {
  let reportedAt = -Infinity;
  return ({ level, message }: WorkerdStructuredLog) => {
    if (level !== 'error' && level !== 'warn') console.log(message);
    else if (!isOfRuntime(message) || !SAYS_FULL.test(message)) say(message);
    else {
      noteFull();
      if (!tellsFull || Date.now() - reportedAt < MINUTE) return;
      reportedAt = Date.now();
      say(IS_FULL);
    }
  };
}

/** The shop's own lines are JSON. */
const isOfRuntime = (message: string) => /^(e = )?workerd\//.test(message);

const say = (message: string) => console.error(styleText('red', message, { stream: process.stderr }));
