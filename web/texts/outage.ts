type Outage = { title: string; words: string };

/** What doesn't work while the database is unavailable, by what the visitor was doing. */
export const OUTAGE = {
  buying: {
    title: 'We aren’t taking orders right now',
    words: 'Your cart is safe. Please try again in a minute.',
  },
  placing: {
    title: 'We couldn’t place your order',
    words: 'Your cart is safe. Please try again in a minute. Your order won’t be placed twice.',
  },
  signingIn: {
    title: 'Sign-in isn’t available right now',
    words: 'Your account is safe. If you’re signed in, you’ll stay signed in. Please try again in a minute.',
  },
  browsing: {
    title: 'We’ll be right back',
    words: 'We’re having technical problems. Please try again in a minute.',
  },
} satisfies Record<string, Outage>;

const BUYING = /^\/(cart|checkout|order)(\/|$)/;
const SIGNING_IN = /^\/(login|signup|account|forgot-password|reset-password)(\/|$)/;

export function outageAt(path: string): Outage {
  if (BUYING.test(path)) return OUTAGE.buying;
  return SIGNING_IN.test(path) ? OUTAGE.signingIn : OUTAGE.browsing;
}

export const asSentences = ({ title, words }: Outage) => `${title}. ${words}`;
