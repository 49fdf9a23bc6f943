const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const GROWS_BY = 4;
/** From an hour to a month and a half; by then the provider has forgotten whatever was not paid. */
const MOST_LOOKS = 6;
const DAILY = 24 * HOUR;
const URGENT_FIRST = 10 * MINUTE;

/** When the provider is asked again, after so many times that it said nothing new; null after the last. */
export const nextLook = (looks: number): Date | null =>
  looks < MOST_LOOKS ? new Date(Date.now() + HOUR * GROWS_BY ** looks) : null;

/** Where money is still to come or to go, the provider is asked every day at least, and never given up. */
export const nextUrgentLook = (looks: number): Date =>
  new Date(Date.now() + Math.min(DAILY, URGENT_FIRST * GROWS_BY ** looks));
