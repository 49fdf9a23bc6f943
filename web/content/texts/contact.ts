export const contact = {
  title: 'Contact',
  description: (shop: string) =>
    `Write to ${shop}: an address, two e-mail addresses, two telephone numbers, and a form that reaches the inbox of the shop.`,
  headline: 'Write to us.',
  lead: 'A question about a thing, an order or a price: say it in your own words. The form reaches the inbox of this shop, and somebody reads it.',
  sample:
    'This is a demo shop. The street is made up, the addresses lead nowhere, and the telephone numbers are reserved for fiction. The form works.',
  emails: ['Anything', 'Orders'],
  phones: ['Shop', 'Orders'],
  write: 'Write',
  call: 'Call',
  visit: 'Visit',
  form: 'Send a message',
  button: 'Send Message',
  busy: 'Sending...',
  done: 'Thank you. We have your message.',
  note: 'We use what you write here to answer you, and for nothing else.',
} as const;
