/** A sign-in in the query of a page. What PayPal calls `token` has no dots. */
export const HANDED_OVER = /([?&])token=([\w-]+\.[\w-]+\.[\w-]+)(?![^&#])/g;

/** The address of a page, or what stands behind its path, without the sign-in. */
export const withoutHandedOver = (address: string) =>
  address
    .replace(HANDED_OVER, (_, sign) => (sign === '?' ? sign : ''))
    .replace('?&', '?')
    .replace(/\?$/, '');
