const keyOf = (orderNumber: string) => `email-of ${orderNumber.toUpperCase()}`;

/** Whoever just placed an order need not enter its e-mail again in this tab. */
export const rememberEmail = (orderNumber: string, email: string) =>
  sessionStorage.setItem(keyOf(orderNumber), email);

export const emailOf = (orderNumber: string) => sessionStorage.getItem(keyOf(orderNumber)) ?? undefined;
