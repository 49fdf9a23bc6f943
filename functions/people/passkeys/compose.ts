import type { EmailKind } from '../../contracts/email-kinds.ts';
import type { Composer } from '../../emails/composer.ts';
import { selectShopName } from '../../settings/queries.ts';

type Words = { subject: string; title: string; what: string; otherwise: string };

const WORDS: Partial<Record<EmailKind, (shop: string) => Words>> = {
  'passkey-added': shop => ({
    subject: `A passkey was added to your ${shop} account`,
    title: 'Your account has a new passkey',
    what: `Someone, hopefully you, added a passkey to your account at ${shop}. It can be used to sign in without your password.`,
    otherwise:
      'If it wasn’t you, remove it on your profile, choose a new password there, and tell an administrator.',
  }),
  'passkeys-removed': shop => ({
    subject: `The passkeys on your ${shop} account were removed`,
    title: 'Your passkeys were removed',
    what: `An administrator of ${shop} removed all passkeys and recovery codes from your account and signed you out everywhere.`,
    otherwise: 'Log in with your password and add a new passkey on your profile.',
  }),
  'recovery-code-used': shop => ({
    subject: `A recovery code for your ${shop} account was used`,
    title: 'A recovery code was used',
    what: `Someone, hopefully you, signed in to your account at ${shop} with your password and a recovery code. That code can’t be used again.`,
    otherwise:
      'If it wasn’t you, choose a new password on your profile, create new recovery codes there, and tell an administrator.',
  }),
};

/** Emails to staff about their passkeys and recovery codes. */
export const composePasskeyEmails: Composer = async ({ database }, due) => {
  const [named] = await database.read(selectShopName());
  const shop = named?.shopName ?? '';
  return new Map(
    due.flatMap(({ letterId, kind, origin }) => {
      const words = WORDS[kind]?.(shop);
      if (!words) return [];
      const parts = [
        { kind: 'text', text: words.what } as const,
        { kind: 'text', text: words.otherwise } as const,
        { kind: 'link', label: 'Your profile', to: `${origin}/admin/profile` } as const,
      ];
      const { subject, title } = words;
      return [[letterId, { content: { subject, title, parts, from: shop, foot: `${shop}, ${origin}` } }]];
    }),
  );
};
