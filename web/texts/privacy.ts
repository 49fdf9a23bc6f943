import { PAYMENT_METHODS } from '../../functions/contracts/payment-methods.ts';

const ONLINE = Object.values(PAYMENT_METHODS)
  .filter(({ isOnline }) => isOnline)
  .map(({ name }) => name)
  .join(' or ');

export const privacy = {
  title: 'Privacy',
  description:
    'What this shop stores about you, where, why and for how long, what it doesn’t do, and how to have your data deleted.',
  heading: 'What we store, and what we don’t.',
  lead: 'In short: what you enter in forms, what your orders need, and a few small cookies. No third parties, no advertising, no tracking.',
  kept: {
    heading: 'What we store',
    list: [
      {
        what: 'Your country',
        where: 'Cookie “country” in your browser',
        why: 'To show you prices for the country you chose.',
        long: 'A year, or until you delete it',
      },
      {
        what: 'Your cart',
        where: 'Cookie “cart” in your browser',
        why: 'Product codes and quantities, so that your cart is still there tomorrow.',
        long: 'A year, or until you empty it',
      },
      {
        what: 'Products that you saved',
        where: 'Local storage of your browser. Once you sign in, the shop’s database',
        why: 'Product codes, so that you find them again. With an account, on each of your devices.',
        long: 'Until you remove them, or delete your account',
      },
      {
        what: 'Products that you viewed',
        where: 'Local storage of your browser, never in your account',
        why: 'The codes of the last 13, so that you find your way back to them.',
        long: 'Until you clear them on a product page',
      },
      {
        what: 'A token that prevents forged requests',
        where: 'Cookie “XSRF-TOKEN”, once you are signed in',
        why: 'So that other websites can’t send forms in your name. It says nothing about you.',
        long: 'Until you close the browser',
      },
      {
        what: 'A recent change',
        where: 'Cookie “wrote” in your browser',
        why: 'So that you see your change right away instead of a cached page. It says nothing about you.',
        long: 'Thirty seconds',
      },
      {
        what: 'The email address of an order',
        where: 'Cookie “placed-with” in your browser, if JavaScript is off and you pay online',
        why: 'So that you don’t have to enter it again when you come back from paying.',
        long: 'An hour',
      },
      {
        what: 'Your sign-in',
        where: 'Local storage of your browser',
        why: 'So that you don’t have to enter your password on every page.',
        long: 'Twelve hours, or thirty days with “Keep me Login”, or until you log out',
      },
      {
        what: 'Your details for the next comment',
        where: 'Local storage of your browser, if you tick the box',
        why: 'Name, email address and website, so that you don’t have to enter them again.',
        long: 'Until you post a comment without ticking the box',
      },
      {
        what: 'Your name, address, email address and phone for the next order',
        where: 'Local storage of your browser, if you tick the box',
        why: 'So that you don’t have to enter them again when you check out as a guest.',
        long: 'Until you place an order without ticking the box',
      },
      {
        what: 'Your account',
        where: 'The shop’s database',
        why: 'User name, email address, and a hash of your password that can’t be turned back into it.',
        long: 'Until you delete it in your account, under Details',
      },
      {
        what: 'Your saved addresses',
        where: 'The shop’s database',
        why: 'To fill in the checkout form for you.',
        long: 'Until you delete them, or your account',
      },
      {
        what: 'Your orders',
        where: 'The shop’s database',
        why: 'What you ordered, what it cost, and the addresses, for delivery, returns and accounting.',
        long: 'As long as local law requires us to keep invoices, but without your name and address once you delete your account',
      },
      {
        what: 'Messages and questions',
        where: 'The shop’s database',
        why: 'Your email address, what you wrote and our replies, so that we can answer you.',
        long: 'Until we delete them, or you do with the link below. Junk: 30 days',
      },
      {
        what: 'Your newsletter subscription',
        where: 'The shop’s database, and the service that sends our emails',
        why: 'Your email address, the page where you signed up, and when you confirmed. We only email you after you confirm, and every email has an unsubscribe link.',
        long: 'Until 30 days after you unsubscribe, so that it can be removed from every list. If you never confirm, 30 days',
      },
      {
        what: 'Comments',
        where: 'The shop’s database',
        why: 'Your comment, name and website are published once we’ve reviewed them. Your email address isn’t.',
        long: 'Until you delete them with the link below',
      },
      {
        what: 'Reviews',
        where: 'The shop’s database',
        why: 'Your rating, text and chosen name are published once we’ve reviewed them, along with whether you bought the product here.',
        long: 'Until you delete them in your account, under Reviews, or delete your account',
      },
      {
        what: 'Where a message was sent from',
        where: 'The shop’s database, with what you sent',
        why: 'Not your IP address but a hash of it, made with a secret key, so that we can recognize repeated junk from the same source.',
        long: '30 days',
      },
    ],
    labels: { where: 'Where', long: 'How long' },
  },
  sections: [
    {
      heading: 'Your IP address',
      text: [
        'We never store it. To stop anyone from trying thousands of passwords or sending thousands of forms, the shop counts attempts under a hash of the address, made with a secret key. Counts are deleted after an hour at most.',
        'With messages, comments, reviews and newsletter sign-ups, we store this hash for 30 days. It can’t be turned back into your address.',
        'Like every server on the web, the one that delivers these pages sees your address while it responds.',
      ],
    },
    {
      heading: 'No third parties',
      text: [
        'These pages load nothing from outside this shop: no analytics, no third-party fonts or scripts, no tracking pixels. Your browser is instructed to block them.',
        `We don’t sell or share your data. If you choose to pay with ${ONLINE}, you’re sent to its site, which receives the amount and the order number.`,
      ],
    },
  ],
  deletion: {
    heading: 'Delete your data',
    text: {
      http: 'Enter the email address you used for messages, comments or the newsletter. We’ll email you a link that deletes all of it.',
      log: 'Enter the email address you used for messages, comments or the newsletter. You’ll get a link that deletes all of it.',
    },
    button: 'Send me the link',
    busy: 'Sending...',
    done: {
      http: 'If we have anything stored for this address, we’ve sent a link to it. The link works for 7 days.',
      log: 'This copy of the shop doesn’t send email. If we have anything stored for this address, the link is in its log.',
    },
    none: 'To delete messages, comments or your newsletter subscription, contact us from the email address you used.',
    rest: 'You can delete your account, with its reviews, addresses and saved products, under Details in your account. To see what we store about you, or for anything else,',
    contact: { label: 'contact us', to: '/contact?subject=My%20data' },
  },
  page: {
    title: 'Delete what you sent us?',
    description: 'Delete the messages, comments and newsletter subscription sent from an email address.',
    text: 'Your messages, questions, comments and newsletter subscription will be permanently deleted. Orders are kept for as long as the law requires.',
    button: 'Delete everything',
    deleting: 'Deleting...',
    back: 'Keep it',
    doneTitle: 'Your data has been deleted.',
    nothing: 'There was nothing left to delete.',
    home: 'Back to the shop',
  },
} as const;
