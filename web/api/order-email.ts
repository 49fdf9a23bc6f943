import { keepForOwner, readForOwner } from './whose.ts';

const keyOf = (orderNumber: string) => `email-of ${orderNumber.toUpperCase()}`;

/** Whoever just placed an order need not enter its e-mail again in this tab. */
export const rememberEmail = (orderNumber: string, email: string) => keepForOwner(keyOf(orderNumber), email);

export const emailOf = (orderNumber: string) => readForOwner<string>(keyOf(orderNumber));
