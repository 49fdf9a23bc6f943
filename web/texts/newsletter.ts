/** For every subscription form, and for the page that newsletter emails link to. */
export const newsletter = {
  asked: {
    http: 'Thank you. Please confirm using the email we just sent. If you’re already subscribed, there’s nothing to do.',
    log: 'Thank you. This copy of the shop doesn’t send email: the confirmation email is in its log.',
    none: 'Thank you. This shop doesn’t send emails yet.',
  },
  none: 'This shop doesn’t send emails yet.',
  title: 'Our newsletter',
  description: 'Subscribe to the shop’s newsletter, or unsubscribe, with your email address.',
  lead: 'An occasional email when something new arrives.',
  label: 'E-mail',
  button: 'Subscribe',
  privacy: 'What we store, and how to have it deleted',
  wait: 'Please wait...',
  ready: 'Is this your address?',
  readyLead: 'Confirm to subscribe. If you didn’t sign up, just close this page.',
  confirm: 'Confirm the address',
  confirmed: 'You’re subscribed.',
  confirmedLead: (email: string) =>
    `${email} is confirmed. Every email has an unsubscribe link at the bottom.`,
  left: 'You’re unsubscribed.',
  leftLead: (email: string) =>
    `We won’t send any more emails to ${email}. The address will be deleted within 30 days.`,
  goneLead: 'You won’t hear from us again. Your address has been deleted.',
  again: 'Subscribe again',
  refused: 'This link no longer works.',
  failed: 'Something went wrong.',
  retry: 'Try again',
  shop: 'See the products',
} as const;
