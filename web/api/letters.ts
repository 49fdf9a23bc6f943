/** How emails are sent: by the mail service, only written to the log, or not at all. */
export type Letters = 'http' | 'log' | 'none';

const NAME = 'letters';

/** For the head of every page, rendered or not. */
export const lettersTag = (letters: Letters) => `<meta name="${NAME}" content="${letters}">`;

export const lettersOfShell = (): Letters =>
  (document.querySelector<HTMLMetaElement>(`meta[name=${NAME}]`)?.content ?? 'none') as Letters;
