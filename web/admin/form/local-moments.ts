const MINUTE = 60_000;

/** As a field of date and time takes it, by the clock of this computer; seconds are shown where there are some. */
export function toLocal(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE).toISOString();
  return shifted.slice(0, moment.getTime() % MINUTE === 0 ? 16 : 19);
}

/** What is no moment stays as it was typed, so that it is refused in words. */
export function toIso(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString();
}
