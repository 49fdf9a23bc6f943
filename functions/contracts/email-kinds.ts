/** Every kind of email, with the name that staff see in the outbox. */
export const EMAIL_KIND_LABELS = {
  'order-placed': 'Order placed',
  'order-paid': 'Order paid',
  'order-shipped': 'Order shipped',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'order-refunded': 'Order refunded',
  'review-request': 'Request for reviews',
  'order-for-staff': 'New order, to staff',
  'newsletter-confirmation': 'Newsletter confirmation',
  'password-reset': 'New password',
  invitation: 'Invitation',
  'password-taken': 'New password, requested by an administrator',
  'passkey-added': 'Passkey added',
  'passkeys-removed': 'Passkeys removed by an administrator',
  'recovery-code-used': 'Signed in with a recovery code',
  'new-device': 'Sign-in on a new device',
  'email-confirmation': 'New address, confirmation',
  'email-changing': 'New address, notice to the old one',
  'email-taken': 'Address already in use',
  'deletion-asked': 'Deletion link',
  'deletion-rest': 'Deletion link, after closing an account',
  'message-reply': 'Reply to a message',
} as const;
export type EmailKind = keyof typeof EMAIL_KIND_LABELS;
export const EMAIL_KINDS = Object.keys(EMAIL_KIND_LABELS) as EmailKind[];

/**
 * Emails that anyone can trigger to someone else's address, limited to so many a day. Password resets are not included:
 * they are limited by requester, or a stranger could use up the owner's share.
 */
export const RATE_LIMITED_KINDS: readonly EmailKind[] = [
  'order-placed',
  'order-cancelled',
  'newsletter-confirmation',
  'email-confirmation',
  'email-changing',
  'email-taken',
  'deletion-asked',
  'deletion-rest',
];
