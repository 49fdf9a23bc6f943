import type { Settings } from '../../functions/settings/contract.ts';

/** Name and contact details, as every page shows them. */
export type Company = {
  name: string;
  blurb: string;
  /** These are empty unless staff have set them. */
  address: readonly string[];
  emails: readonly Contact[];
  phones: readonly Contact[];
  social: readonly { label: string; to: string }[];
  /** Date and time for the countdown. */
  opening: string;
  /** For bank transfers. */
  bankAccount: readonly string[];
  checkoutNotice: string;
  /** Brand of the shop's products. */
  brand: string;
  /** Null if staff haven't said whether orders can be returned. */
  returns: { days: number; postage: Settings['returnPostage'] } | null;
};

export type Contact = { of: 'shop' | 'orders'; at: string };

/** Used where the back office has no setting. Run `npm run build` after a change. */
export const DEFAULTS = {
  shopName: 'Meridian',
  blurb: 'One online shop for many countries, each with its own prices.',
} as const;

/** The countdown on /coming-soon runs to noon UTC. */
const openingOn = (day: string) => `${day}T12:00:00Z`;

/** A shop without social profiles links to its own pages instead. */
const socialOf = (email: string | null) => [
  { label: 'Blog', to: '/blog' },
  ...(email ? [{ label: email, to: `mailto:${email}` }] : []),
  { label: 'Contact', to: '/contact' },
];

const linesOf = (text: string | null) => text?.split('\n') ?? [];

/** Only the contacts that are set. */
const contacts = (shop: string | null, orders: string | null): Contact[] => [
  ...(shop ? [{ of: 'shop', at: shop } as const] : []),
  ...(orders ? [{ of: 'orders', at: orders } as const] : []),
];

export const companyWith = (stored: Settings): Company => ({
  name: stored.shopName ?? DEFAULTS.shopName,
  blurb: stored.blurb ?? DEFAULTS.blurb,
  address: linesOf(stored.address),
  emails: contacts(stored.email, stored.ordersEmail),
  phones: contacts(stored.phone, stored.ordersPhone),
  social:
    stored.social.length > 0
      ? stored.social.map(({ label, url }) => ({ label, to: url }))
      : socialOf(stored.email),
  opening: stored.openingDay ? openingOn(stored.openingDay) : '',
  bankAccount: linesOf(stored.bankAccount),
  checkoutNotice: stored.checkoutNotice ?? '',
  brand: stored.brand ?? stored.shopName ?? DEFAULTS.shopName,
  returns: stored.returnDays === null ? null : { days: stored.returnDays, postage: stored.returnPostage },
});
