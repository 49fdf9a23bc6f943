import { momentsAt, wallTimeAt } from '../../../functions/contracts/time-zones.ts';
import { shopZone } from '../clock.ts';

const MINUTE = 60_000;

/** As a field of date and time takes it, by the clock of the shop; seconds are shown where there are some. */
export function toLocal(iso: string | null): string {
  if (iso === null) return '';
  const moment = Date.parse(iso);
  return new Date(wallTimeAt(moment, shopZone())).toISOString().slice(0, moment % MINUTE === 0 ? 16 : 19);
}

type Typed = {
  /** The moment that the field was filled with. */
  kept?: string | null | undefined;
  /** Of an hour that comes twice, something begins in the first and ends in the second. */
  isEnd?: boolean;
};

/** What is no moment stays as it was typed, so that it is refused in words. */
export function toIso(local: string, { kept = null, isEnd = false }: Typed = {}): string {
  if (kept !== null && toLocal(kept) === local) return kept;
  const wallTime = Date.parse(`${local}Z`);
  if (Number.isNaN(wallTime)) return local;
  // No clock has to be asked about a year that is refused.
  const isOfCentury = local.startsWith('20') && local[4] === '-';
  const [first, second = first] = isOfCentury ? momentsAt(wallTime, shopZone()) : [wallTime];
  return new Date(isEnd ? second : first).toISOString();
}
