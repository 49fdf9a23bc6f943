import { MINUTE } from '../../functions/contracts/durations.ts';
import { CliError, print } from '../say.ts';

/**
 * The depth of the suite that begins now. Where half of the minutes are over, a machine is too slow to run the next
 * suite at full depth within them: it runs at quick depth, so that the run can finish.
 */
export function depthInTime({ deep, minutes }: { deep: boolean; minutes?: string }) {
  if (minutes !== undefined && !(Number(minutes) > 0)) throw new CliError('--minutes takes a number above 0');
  const lastStart = Date.now() + (Number(minutes ?? Infinity) * MINUTE) / 2;
  return () => {
    const isLate = Date.now() > lastStart;
    if (deep && isLate) print(`\nHalf of the ${minutes} minutes is over: what follows runs at quick depth`);
    return { TEST_DEPTH: deep && !isLate ? 'deep' : 'quick' };
  };
}
