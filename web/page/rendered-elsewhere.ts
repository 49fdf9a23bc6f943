/**
 * Whether the page was rendered for another URL: going Back after a reload changes the URL within the page, and nothing
 * handles that until the app is loaded. A token in a link is removed from the URL on purpose.
 */
export const isRenderedElsewhere = () =>
  performance
    .getEntriesByType('navigation')
    .some(({ name }) => !name.includes('token=') && name.split('#')[0] !== location.href.split('#')[0]);
