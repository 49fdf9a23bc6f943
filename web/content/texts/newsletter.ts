/** For every subscription form, and for the page that the e-mails link to. */
export const newsletter = {
  asked: {
    http: 'Thank you. Please confirm by the letter that we just sent. If you did so before, there is nothing to do.',
    log: 'Thank you. This copy of the shop sends no mail: the letter to confirm with stands in its log.',
    none: 'Thank you. This shop sends no letters yet.',
  },
  none: 'This shop sends no letters yet.',
  title: 'A letter now and then',
  description: 'To get the letters of the shop, or to leave: one e-mail address, one press.',
  lead: 'When something new is on the shelves.',
  label: 'E-mail',
  button: 'Subscribe',
  privacy: 'What we keep, and how to have it deleted',
  wait: 'One moment...',
  ready: 'Is this your address?',
  readyLead: 'One press, and you get our letters. If you did not ask for them, close this page.',
  confirm: 'Confirm the address',
  confirmed: 'You are on the list.',
  confirmedLead: (email: string) =>
    `${email} is confirmed. Every letter has a link at its end by which you leave.`,
  left: 'You are unsubscribed.',
  leftLead: (email: string) =>
    `${email} gets no more letters of ours. The address is deleted within 30 days.`,
  goneLead: 'No letter of ours goes to you, and your address is no longer kept.',
  again: 'Subscribe again',
  refused: 'This link does not work any more.',
  failed: 'This did not work.',
  retry: 'Try again',
  shop: 'See the products',
} as const;
