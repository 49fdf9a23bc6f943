import { readForOwner, storeForOwner } from './whose.ts';

const keyOf = (orderNumber: string) => `email-of ${orderNumber.toUpperCase()}`;

/** Saves a shopper who just placed an order from entering its email again in this tab. */
export const rememberEmail = (orderNumber: string, email: string) => storeForOwner(keyOf(orderNumber), email);

export const emailOf = (orderNumber: string) => readForOwner<string>(keyOf(orderNumber));
