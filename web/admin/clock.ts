import { isTimeZone, UTC } from '../../functions/contracts/time-zones.ts';

let zone = UTC;

/** The time zone of the shop, in which the back office says and reads all times. */
export const shopZone = () => zone;

/** One that this browser does not know is not guessed at. */
export function setClock({ timeZone = UTC }: { timeZone?: string | undefined }) {
  zone = isTimeZone(timeZone) ? timeZone : UTC;
}

/** As the places of the world are called there: 'America/New York'. */
export const zoneName = () => zone.replaceAll('_', ' ');
