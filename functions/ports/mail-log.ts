import { assertOneReader, type Mail } from './mail.ts';

/** Locally a letter is written to the log, where the developer reads it. */
export const mailToLog: Mail = {
  reachesPeople: false,
  async send(letter) {
    assertOneReader(letter);
    const { to, subject, text } = letter;
    console.info(`✉ to ${to}: ${subject}\n${text}`);
  },
};
