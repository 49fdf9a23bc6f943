import type { Settings } from '../../../functions/office/settings/contract.ts';

/** Name and contact details, as every page shows them. */
export type Company = {
  name: string;
  blurb: string;
  address: readonly string[];
  /** General enquiries, then orders. */
  emails: readonly string[];
  phones: readonly string[];
  since: number;
  social: readonly { label: string; to: string }[];
  opening: string;
  /** For bank transfers; empty when not set. */
  bankAccount: readonly string[];
  checkoutNotice: string;
};

/**
 * Used where the back office has no setting. Phone numbers are reserved for fiction, addresses lead
 * nowhere. Run `npm run build` after a change.
 */
export const DEFAULTS = {
  shopName: 'Meridian',
  blurb:
    'An online shop for many countries, with its own prices in each of them. This is a demonstration: you can try everything, and nothing is sent or charged.',
  address: 'Meridian (sample address)\n12 Noon Street\nLondon SE10 9ZZ\nUnited Kingdom',
  email: 'hello@meridian.example',
  ordersEmail: 'orders@meridian.example',
  phone: '+44 20 7946 0012',
  ordersPhone: '+44 20 7946 0024',
  /** When the next country opens. */
  openingDay: '2027-03-20',
} as const;

/** The countdown on /coming-soon runs to noon UTC. */
const openingOn = (day: string) => `${day}T12:00:00Z`;

/** The demo shop has no social profiles, so these lead to pages that exist. */
const socialOf = (email: string) => [
  { label: 'Blog', to: '/blog' },
  { label: email, to: `mailto:${email}` },
  { label: 'Contact', to: '/contact' },
];

/** Settings of the back office, field by field, over the defaults. */
export function companyWith({ social, bankAccount, checkoutNotice, ...stored }: Settings): Company {
  const set = Object.entries(stored).filter(([, value]) => value !== null);
  const told: { [Field in keyof typeof DEFAULTS]: string } = { ...DEFAULTS, ...Object.fromEntries(set) };
  return {
    name: told.shopName,
    blurb: told.blurb,
    address: told.address.split('\n'),
    emails: [told.email, told.ordersEmail],
    phones: [told.phone, told.ordersPhone],
    since: 2025,
    social: social.length > 0 ? social.map(({ label, url }) => ({ label, to: url })) : socialOf(told.email),
    opening: openingOn(told.openingDay),
    bankAccount: bankAccount?.split('\n') ?? [],
    checkoutNotice: checkoutNotice ?? '',
  };
}
