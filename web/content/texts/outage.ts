type Outage = { title: string; words: string };

/** What does not work while the shop's database is away, by what somebody is about to do. */
export const OUTAGE = {
  buying: {
    title: 'We cannot take orders right now',
    words: 'Your cart is kept. Try again in a minute.',
  },
  placing: {
    title: 'We cannot take your order right now',
    words: 'Your cart is kept. Place it again in a minute: it is never placed twice.',
  },
  signingIn: {
    title: 'Signing in does not work right now',
    words: 'Your account is safe, and whoever is signed in stays signed in. Try again in a minute.',
  },
  browsing: {
    title: 'We’ll be right back',
    words: 'The shop has a technical problem. Try again in a minute.',
  },
} satisfies Record<string, Outage>;

const BUYING = /^\/(cart|checkout|order)(\/|$)/;
const SIGNING_IN = /^\/(login|signup|account|forgot-password|reset-password)(\/|$)/;

export function outageAt(path: string): Outage {
  if (BUYING.test(path)) return OUTAGE.buying;
  return SIGNING_IN.test(path) ? OUTAGE.signingIn : OUTAGE.browsing;
}

export const asSentences = ({ title, words }: Outage) => `${title}. ${words}`;
