/** How emails are sent: by the mail service, only written to the log, or not at all. */
export type MailDelivery = 'http' | 'log' | 'none';

const NAME = 'letters';

/** For the head of every page, rendered or not. */
export const mailDeliveryTag = (letters: MailDelivery) => `<meta name="${NAME}" content="${letters}">`;

export const mailDeliveryOfShell = (): MailDelivery =>
  (document.querySelector<HTMLMetaElement>(`meta[name=${NAME}]`)?.content ?? 'none') as MailDelivery;
