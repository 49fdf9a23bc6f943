import { DAY, HOUR, MINUTE, SECOND } from '../../../../functions/contracts/durations.ts';

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** The time between two instants of the shop, independent of this machine's clock. */
export function ago(iso: string, now: string): string {
  const ms = Math.max(0, Date.parse(now) - Date.parse(iso));
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? ['second', SECOND];
  const written = new Intl.RelativeTimeFormat(navigator.language, { numeric: 'auto' });
  return written.format(-Math.floor(ms / size), unit);
}
