const LONGEST = 100;

/** The characters from a to z and the digits of a name, joined by dashes, for an address; empty if it has none. */
export const slugFrom = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
