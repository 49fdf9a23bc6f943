import { ConfigError, requireAllOrNone } from './config-error.ts';
import type { ParsedVariables } from './variables.ts';

export type PayPalSetting = { url: string; clientId: string; clientSecret: string; webhookId: string };

/** Undefined without an account. */
export function paypalIn({
  PAYPAL_URL: given,
  MERIDIAN_LOCAL: local,
  ...data
}: ParsedVariables): PayPalSetting | undefined {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = data;
  const picked = requireAllOrNone(
    { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID },
    'payments could not be taken or confirmed',
  );
  if (!picked) {
    if (given)
      throw new ConfigError(
        'PAYPAL_URL is set, but PAYPAL_CLIENT_ID and the other PAYPAL_… variables are not',
      );
    return undefined;
  }
  const url = given?.replace(/\/+$/, '') ?? 'https://api-m.paypal.com';
  if (!local && !url.startsWith('https:')) {
    throw new ConfigError('PAYPAL_URL must begin with https://, or payments are sent unencrypted');
  }
  return {
    url,
    clientId: picked.PAYPAL_CLIENT_ID,
    clientSecret: picked.PAYPAL_CLIENT_SECRET,
    webhookId: picked.PAYPAL_WEBHOOK_ID,
  };
}
