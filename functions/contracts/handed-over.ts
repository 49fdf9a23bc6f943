/** A session token in the query of a page. PayPal's `token` has no dots. */
export const HANDED_OVER = /([?&])token=([\w-]+\.[\w-]+\.[\w-]+)(?![^&#])/g;

/** The URL of a page, or its query, without the session token. */
export const withoutHandedOver = (address: string) =>
  address
    .replace(HANDED_OVER, (_, sign) => (sign === '?' ? sign : ''))
    .replace('?&', '?')
    .replace(/\?$/, '');
