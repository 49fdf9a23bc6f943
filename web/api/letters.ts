/** Whether letters of the shop reach anybody: by its mail service, not beyond its log, or nobody at all. */
export type Letters = 'http' | 'log' | 'none';

const NAME = 'letters';

/** For the head of every page, painted or not. */
export const lettersTag = (letters: Letters) => `<meta name="${NAME}" content="${letters}">`;

export const lettersOfShell = (): Letters =>
  (document.querySelector<HTMLMetaElement>(`meta[name=${NAME}]`)?.content ?? 'none') as Letters;
