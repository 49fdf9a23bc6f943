import type { Settings } from '../../functions/contracts/settings.ts';

/** Who we are and how to reach us, as every page knows it. */
export type Company = {
  name: string;
  blurb: string;
  address: readonly string[];
  /** For anything, and for orders. */
  emails: readonly string[];
  phones: readonly string[];
  since: number;
  social: readonly { label: string; to: string }[];
  opening: string;
  /** Where a bank transfer goes; empty where the shop did not say. */
  bankAccount: readonly string[];
  checkoutNotice: string;
};

/**
 * What stands where the settings of the back office say nothing else. The numbers are reserved for fiction, the
 * addresses lead nowhere. `npm run build` after a change.
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
  /** The opening of the next country. */
  openingDay: '2027-03-20',
} as const;

/** What the countdown of /coming-soon runs to: noon in Greenwich. */
const openingOn = (day: string) => `${day}T12:00:00Z`;

/** A demonstration has no profiles elsewhere, so these lead to what answers. */
const socialOf = (email: string) => [
  { label: 'Blog', to: '/blog' },
  { label: email, to: `mailto:${email}` },
  { label: 'Contact', to: '/contact' },
];

/** Field by field what was set in the back office, else what stands above. */
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
