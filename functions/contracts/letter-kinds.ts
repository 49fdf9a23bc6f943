/** Kinds of e-mail, as staff see them in the outbox. */
export const LETTER_KINDS = {
  'order-placed': 'Order placed',
  'order-paid': 'Order paid',
  'order-shipped': 'Order shipped',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'order-refunded': 'Order refunded',
  'order-for-staff': 'New order, to staff',
  'newsletter-confirmation': 'Newsletter confirmation',
  'password-reset': 'New password',
  invitation: 'Invitation',
  'password-taken': 'New password, requested by an administrator',
  'passkey-added': 'Passkey added',
  'passkeys-removed': 'Passkeys removed by an administrator',
  'recovery-code-used': 'Signed in with a recovery code',
  'new-device': 'Sign-in on a new device',
  'email-confirmation': 'Confirmation of a new address',
  'email-changing': 'Change of address, to the old one',
  'email-taken': 'Address of another account',
  'deletion-asked': 'Deletion link',
  'deletion-rest': 'Deletion link, after the account',
  'message-reply': 'Reply to a message',
} as const;
export type LetterKind = keyof typeof LETTER_KINDS;
export const LETTERS = Object.keys(LETTER_KINDS) as LetterKind[];

/**
 * Kinds that anyone can trigger for someone else's address, limited per day. Password e-mails are limited by requester
 * instead, or others could use up the owner's quota.
 */
export const ASKED_BY_ANYBODY: readonly LetterKind[] = [
  'order-placed',
  'order-cancelled',
  'newsletter-confirmation',
  'email-confirmation',
  'email-changing',
  'email-taken',
  'deletion-asked',
  'deletion-rest',
];
