const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
  ['second', 1000],
] as const;

/** The time between two instants of the shop, independent of this machine's clock. */
export function ago(iso: string, now: string): string {
  const ms = Math.max(0, Date.parse(now) - Date.parse(iso));
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? ['second', 1000];
  const written = new Intl.RelativeTimeFormat(navigator.language, { numeric: 'auto' });
  return written.format(-Math.floor(ms / size), unit);
}
