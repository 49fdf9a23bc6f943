import { HOUR, SECOND } from '../../../functions/contracts/durations.ts';

/** The email that an order was placed with. */
export const PLACED_WITH = 'placed-with';

/**
 * Without scripts, who comes back from the payment provider would have to enter the email again, and the address to return to
 * must not tell it to the provider. For an hour, only for the page of this order, and unknown to scripts.
 */
export const placedWithCookie = (orderNumber: string, email: string) =>
  `${PLACED_WITH}=${encodeURIComponent(email)}; Path=/order/${orderNumber}; SameSite=Lax; HttpOnly; Max-Age=${HOUR / SECOND}`;
