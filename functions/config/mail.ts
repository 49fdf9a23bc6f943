import { ConfigError, requireAllOrNone } from './config-error.ts';
import type { ParsedVariables } from './variables.ts';

export type MailSetting =
  | { kind: 'none' }
  | { kind: 'log' }
  | { kind: 'http'; url: string; token: string; from: string };

export function mailIn({
  MAIL_URL,
  MAIL_TOKEN,
  MAIL_FROM,
  MERIDIAN_LOCAL: local,
}: ParsedVariables): MailSetting {
  const picked = requireAllOrNone({ MAIL_URL, MAIL_TOKEN, MAIL_FROM }, 'no email could be sent');
  if (!picked) return { kind: local ? 'log' : 'none' };
  if (!local && !picked.MAIL_URL.startsWith('https:')) {
    throw new ConfigError('MAIL_URL must begin with https://, or emails and MAIL_TOKEN are sent unencrypted');
  }
  return { kind: 'http', url: picked.MAIL_URL, token: picked.MAIL_TOKEN, from: picked.MAIL_FROM };
}
