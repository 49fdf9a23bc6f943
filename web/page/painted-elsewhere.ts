/**
 * Whether the page was painted for another address: going Back after a reload changes the address within the page, and
 * until the app is there nothing answers to it. A sign-in that a link brought is meant to leave the address.
 */
export const isPaintedElsewhere = () =>
  performance
    .getEntriesByType('navigation')
    .some(({ name }) => !name.includes('token=') && name.split('#')[0] !== location.href.split('#')[0]);
