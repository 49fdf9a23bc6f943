import { clockIn, isTimeZone, UTC } from '../../functions/contracts/time-zones.ts';

let zone = UTC;

/** The shop's time zone, used for all times in the back office. */
export const shopZone = () => zone;
export const shopClock = () => clockIn(zone);

/** Zones unknown to this browser are not guessed. */
export function setClock({ timeZone = UTC }: { timeZone?: string | undefined }) {
  zone = isTimeZone(timeZone) ? timeZone : UTC;
}

/** IANA names such as 'America/New York'. */
export const zoneName = () => zone.replaceAll('_', ' ');
