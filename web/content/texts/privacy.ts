export const privacy = {
  title: 'Privacy',
  description:
    'What this shop keeps about you, where, why and for how long, what it does not do, and how to have your data deleted.',
  heading: 'What we keep, and what we do not.',
  lead: 'In short: what you type into a form, what an order needs, and a few small cookies. No third party, no advertising, no following you around.',
  kept: {
    heading: 'What is kept',
    list: [
      {
        what: 'Your country',
        where: 'Cookie “country” in your browser',
        why: 'So that you see the prices of the country that you chose.',
        long: 'A year, or until you delete it',
      },
      {
        what: 'Your cart',
        where: 'Cookie “cart” in your browser',
        why: 'Numbers of products and how many of each, so that the cart is still there tomorrow.',
        long: 'A year, or until you empty it',
      },
      {
        what: 'A token against forged requests',
        where: 'Cookie “XSRF-TOKEN”, once you are signed in',
        why: 'So that no other website can send forms in your name. It says nothing about you.',
        long: 'Until you close the browser',
      },
      {
        what: 'That you just changed something',
        where: 'Cookie “wrote” in your browser',
        why: 'So that you see your change at once, and no page that was kept for everybody. It says nothing about you.',
        long: 'Thirty seconds',
      },
      {
        what: 'Your sign-in',
        where: 'Local storage of your browser',
        why: 'So that you need not type your password on every page.',
        long: 'Twelve hours, or thirty days with “Keep me Login”; logging out removes it',
      },
      {
        what: 'Your details for the next comment',
        where: 'Local storage of your browser, if you tick the box',
        why: 'Name, e-mail address and website, so that you need not type them again.',
        long: 'Until you send a comment without the tick',
      },
      {
        what: 'Your account',
        where: 'The shop’s database',
        why: 'User name, e-mail address, and a hash of the password from which nobody can read it.',
        long: 'Until you delete it, in your account under Details',
      },
      {
        what: 'Your saved addresses',
        where: 'The shop’s database',
        why: 'So that the checkout is filled in with them.',
        long: 'Until you delete them, or your account',
      },
      {
        what: 'Your orders',
        where: 'The shop’s database',
        why: 'What you ordered, for how much, and the addresses, so that it can be delivered, returned and accounted for.',
        long: 'As long as the law of the shop’s country asks for invoices; without your name and address once you delete your account',
      },
      {
        what: 'Messages and questions',
        where: 'The shop’s database',
        why: 'Your e-mail address, what you wrote with it, and what we answered, so that somebody can read and answer it.',
        long: 'Until we delete them, or you do, by the link below; junk 30 days',
      },
      {
        what: 'Your address for news',
        where: 'The shop’s database, and the mail program that the shop sends its letters with',
        why: 'The e-mail address, on which page you left it, and when you confirmed it by our letter. Nobody gets letters who did not confirm; every letter says how to leave with one press.',
        long: 'Until you unsubscribe, and 30 days more, so that it is taken out of every list; if you never confirm, 30 days',
      },
      {
        what: 'Comments',
        where: 'The shop’s database',
        why: 'What you wrote, with your name and website, is published after we read it. Your e-mail address is not.',
        long: 'Until you delete them, by the link below',
      },
      {
        what: 'Reviews',
        where: 'The shop’s database',
        why: 'Stars, words and the name that you gave are published after we read them, and whether you bought the thing here.',
        long: 'Until you delete them, or your account, in which you find them under Reviews',
      },
      {
        what: 'Where something was sent from',
        where: 'The shop’s database, with what you sent',
        why: 'Not your IP address, but a hash of it, made with a secret key, so that junk is known that comes from where junk came from before.',
        long: '30 days',
      },
    ],
    labels: { where: 'Where', long: 'How long' },
  },
  sections: [
    {
      heading: 'Your IP address',
      text: [
        'We never write it down. To stop somebody who tries thousands of passwords or sends thousands of forms, the shop counts attempts under a hash of the address, made with a secret key. The count is forgotten after an hour at most.',
        'With a message, a comment, a review and an address for news such a hash is kept for 30 days. Nobody can turn it back into the address.',
        'The computer that delivers these pages sees the address while it answers, as every computer on the web does.',
      ],
    },
    {
      heading: 'Nobody else',
      text: [
        'These pages load nothing from anywhere but this shop: no analytics, no fonts or scripts of others, no pixels. The browser is told to refuse them.',
        'We sell nothing about you and give nothing away. Where PayPal is offered and you choose to pay with it, you go there, and PayPal learns the sum and the order number.',
      ],
    },
  ],
  deletion: {
    heading: 'Have it deleted',
    text: {
      http: 'Enter the e-mail address that you wrote to us, commented or signed up for news with. We send a letter there, and its link deletes all of that at once.',
      log: 'Enter the e-mail address that you wrote to us, commented or signed up for news with. A link deletes all of that at once.',
    },
    button: 'Send me the link',
    busy: 'Sending...',
    done: {
      http: 'If we keep anything under this address, a letter is on its way there. Its link works for 7 days.',
      log: 'This copy of the shop sends no mail: if we keep anything under this address, the letter with the link stands in its log.',
    },
    none: 'Messages, comments and your address for news: write to us from the e-mail address that you used, and we delete them.',
    rest: 'Your account, with its reviews and addresses, you delete yourself, in your account under Details. To see what we keep about you, or for anything else,',
    contact: { label: 'write to us', to: '/contact?subject=My%20data' },
  },
  page: {
    title: 'Delete what you sent?',
    description:
      'Deletes the messages, comments and the newsletter address that were sent with an e-mail address.',
    text: 'Your messages and questions, your comments, and your address for news are deleted for good. Orders stay as long as the law asks for them.',
    button: 'Delete it all',
    deleting: 'Deleting...',
    back: 'Keep it',
    doneTitle: 'It is deleted.',
    nothing: 'There was nothing left to delete.',
    home: 'To the shop',
  },
} as const;
