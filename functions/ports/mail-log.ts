import { assertOneReader, type Mail } from './mail.ts';

/** Locally, e-mails go to the log for the developer to read. */
export const mailToLog: Mail = {
  reachesPeople: false,
  async send(letter) {
    assertOneReader(letter);
    const { to, subject, text } = letter;
    console.info(`✉ to ${to}: ${subject}\n${text}`);
  },
};
