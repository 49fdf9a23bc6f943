import { momentsAt } from '../../../functions/contracts/clock.ts';
import { MINUTE } from '../../../functions/contracts/durations.ts';
import { shopClock } from '../clock.ts';

/** The value of a datetime input, in shop time; seconds are included if there are any. */
export function toLocal(iso: string | null): string {
  if (iso === null) return '';
  const moment = Date.parse(iso);
  return new Date(shopClock()(moment)).toISOString().slice(0, moment % MINUTE === 0 ? 16 : 19);
}

type Typed = {
  /** The time that the field was filled with. */
  kept?: string | null | undefined;
  /** For an hour that occurs twice, a start uses the first and an end the second. */
  isEnd?: boolean;
};

/** An invalid time stays as typed, so that validation reports it. */
export function toIso(local: string, { kept = null, isEnd = false }: Typed = {}): string {
  if (kept !== null && toLocal(kept) === local) return kept;
  const wallTime = Date.parse(`${local}Z`);
  if (Number.isNaN(wallTime)) return local;
  // No need to convert a year that is refused.
  const isOfCentury = local.startsWith('20') && local[4] === '-';
  const [first, second = first] = isOfCentury ? momentsAt(wallTime, shopClock()) : [wallTime];
  return new Date(isEnd ? second : first).toISOString();
}
