import { MINUTE } from '../../functions/contracts/durations.ts';
import { CliError, print } from '../say.ts';
import type { Suite } from './suites.ts';

type Depth = { TEST_DEPTH: 'deep' | 'quick' };

/**
 * The depth of each suite as it begins. One that begins later than its share of the minutes is on a machine too slow
 * to run it at full depth within them: it and what follows run at quick depth, so that the run can finish.
 */
export function depthInTime({ deep, minutes }: { deep: boolean; minutes?: string }) {
  if (minutes !== undefined && !(Number(minutes) > 0)) throw new CliError('--minutes takes a number above 0');
  const begun = Date.now();
  const time = Number(minutes ?? Infinity) * MINUTE;
  let isLate = false;
  return ({ what, deepWithin }: Pick<Suite, 'what' | 'deepWithin'>): Depth => {
    isLate ||= Date.now() > begun + time * deepWithin;
    if (deep && isLate) print(`\n${what} run at quick depth, to finish within ${minutes} minutes`);
    return { TEST_DEPTH: deep && !isLate ? 'deep' : 'quick' };
  };
}
