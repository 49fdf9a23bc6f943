const keyOf = (orderNumber: string) => `email-of ${orderNumber.toUpperCase()}`;

/** Who just placed an order need not say again whose it is, as long as this tab is open. */
export const rememberEmail = (orderNumber: string, email: string) =>
  sessionStorage.setItem(keyOf(orderNumber), email);

export const emailOf = (orderNumber: string) => sessionStorage.getItem(keyOf(orderNumber)) ?? undefined;
