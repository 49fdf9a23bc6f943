import type { Letter, Mail } from '../../ports/mail.ts';
import { toHtml, toText, type Written } from './written.ts';

export const sendWritten = (mail: Mail, to: string, written: Written, headers?: Letter['headers']) =>
  mail.send({
    to,
    subject: written.subject,
    text: toText(written),
    html: toHtml(written),
    ...(headers && { headers }),
  });
