import { keptInTab } from '../../api/kept.ts';

const keyOf = (orderNumber: string) => `email-of ${orderNumber.toUpperCase()}`;

/** Whoever just placed an order need not enter its e-mail again in this tab. */
export const rememberEmail = (orderNumber: string, email: string) =>
  keptInTab.setItem(keyOf(orderNumber), email);

export const emailOf = (orderNumber: string) => keptInTab.getItem(keyOf(orderNumber)) ?? undefined;
