/** A session token in the query of a page. PayPal's `token` has no dots. */
export const TOKEN_PARAMS = /([?&])token=([\w-]+\.[\w-]+\.[\w-]+)(?![^&#])/g;

/** The URL of a page, or its query, without the session token. */
export const stripTokens = (address: string) =>
  address
    .replace(TOKEN_PARAMS, (_, sign) => (sign === '?' ? sign : ''))
    .replace('?&', '?')
    .replace(/\?$/, '');
