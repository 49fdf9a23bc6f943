import { assertSingleRecipient, type Mail } from './mail.ts';

/** Locally, emails go to the log for the developer to read. */
export const mailToLog: Mail = {
  reachesPeople: false,
  async send(email) {
    assertSingleRecipient(email);
    const { to, subject, text } = email;
    console.info(`✉ to ${to}: ${subject}\n${text}`);
  },
};
