import type { Mail } from './mail.ts';

/** Locally a letter is written to the log, where the developer reads it. */
export const mailToLog: Mail = {
  reachesPeople: false,
  async send({ to, subject, text }) {
    console.info(`✉ to ${to}: ${subject}\n${text}`);
  },
};
