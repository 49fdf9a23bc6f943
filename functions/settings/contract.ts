import * as z from 'zod';
import { openApiMeta } from '../contracts/described.ts';
import { email, emptyAsNull, line, optionalLine, optionalProse, whole } from '../contracts/fields.ts';
import { isTimeZone, zoneNamed } from '../contracts/time-zones.ts';
import { isOfTheWeb, withScheme } from '../contracts/web-address.ts';
import { RETURN_POSTAGE } from './record.ts';

export const MOST_SOCIAL_LINKS = 8;

const address = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(254, `${label} can have at most 254 characters`)
    .refine(
      given => given === '' || email.safeParse(given).success,
      `${label} must look like name@example.com`,
    )
    .transform(given => given || null)
    .nullable()
    .register(openApiMeta, { title: label, examples: ['hello@example.com'] });

const phone = (label: string) =>
  optionalLine(label, { max: 40 })
    .refine(
      given => given === null || /^(?=.*\d)[+\d][\d ()./-]*$/.test(given),
      `${label} can have digits, spaces and + ( ) . / -`,
    )
    .register(openApiMeta, { title: label, examples: ['+49 30 1234567'] });

const day = z
  .string({ error: 'Opening day must be text' })
  .trim()
  .refine(given => given === '' || isDay(given), 'Opening day must be between the years 2000 and 2099')
  .transform(given => given || null)
  .nullable()
  .register(openApiMeta, {
    title: 'Opening day',
    description: '/coming-soon counts down to noon UTC on this day',
    examples: ['2027-03-20'],
  });

const isDay = (given: string) => given.startsWith('20') && z.iso.date().safeParse(given).success;

const timeZone = z
  .string({ error: 'Time zone must be text' })
  .trim()
  .refine(isTimeZone, 'Time zone must be one like Europe/Berlin, or UTC')
  .transform(zoneNamed)
  .register(openApiMeta, {
    title: 'Time zone',
    description: 'IANA name; applies to times that staff see and type and to days in reports and filters',
    examples: ['Europe/Berlin'],
  });

/** Opened by strangers: https only. */
const isHttps = (given: string) => isOfTheWeb(given) && given.startsWith('https:');

const securityContact = optionalLine('Security contact', { max: 254 })
  .refine(
    given => given === null || email.safeParse(given).success || isHttps(given),
    'Security contact must look like security@example.com or https://example.com/security',
  )
  .register(openApiMeta, {
    title: 'Security contact',
    description: 'Email address or URL, published in /.well-known/security.txt',
    examples: ['security@example.com'],
  });

const returnDays = emptyAsNull(whole('Days to return', { max: 365 })).register(openApiMeta, {
  title: 'Days to return',
  description: 'Days to return an order, for search engines; 0 for no returns, null to say nothing',
  examples: [30],
});

const returnPostage = emptyAsNull(
  z.enum(RETURN_POSTAGE, { error: `Return postage must be one of ${RETURN_POSTAGE.join(', ')}` }),
).register(openApiMeta, {
  title: 'Return postage',
  description: 'Who pays for return shipping; null to say nothing',
  examples: ['customer'],
});

const webAddress = line('Address', { max: 490 })
  .transform(withScheme)
  .refine(isOfTheWeb, 'Address must look like https://example.com')
  .register(openApiMeta, {
    title: 'Address',
    description: 'http or https; https by default',
    examples: ['https://example.com/meridian'],
  });

const SOCIAL = { label: 'Mastodon', url: 'https://social.example/@meridian' };

const SocialLink = z
  .object({ label: line('Name', { max: 40 }), url: webAddress })
  .register(openApiMeta, { id: 'SocialLink', examples: [SOCIAL] });

const EXAMPLE = {
  shopName: 'Meridian',
  blurb: null,
  address: '12 Noon Street\nLondon SE10 9ZZ',
  email: 'hello@example.com',
  ordersEmail: 'orders@example.com',
  phone: '+44 20 7946 0012',
  ordersPhone: null,
  social: [SOCIAL],
  openingDay: '2027-03-20',
  bankAccount: 'Meridian Ltd\nIBAN GB00 MERI 0000 0000 0000 00',
  checkoutNotice: null,
  timeZone: 'Europe/London',
  securityContact: 'security@example.com',
  brand: null,
  returnDays: 30,
  returnPostage: 'customer' as const,
};

const stored = z.string().nullable();

/** The shop settings. */
export const Settings = z
  .object({
    shopName: stored,
    blurb: stored,
    address: stored,
    email: stored,
    ordersEmail: stored,
    phone: stored,
    ordersPhone: stored,
    social: z.array(z.object({ label: z.string(), url: z.string() })),
    openingDay: stored,
    bankAccount: stored,
    checkoutNotice: stored,
    timeZone: z.string(),
    securityContact: stored,
    brand: stored,
    returnDays: z.int().nullable(),
    returnPostage: z.enum(RETURN_POSTAGE).nullable(),
  })
  .register(openApiMeta, {
    id: 'Settings',
    description: 'Null or empty values are not shown, but name and blurb have defaults',
    examples: [EXAMPLE],
  });
export type Settings = z.infer<typeof Settings>;

/** All settings, as in the form. */
export const WholeSettings = z.object({
  shopName: optionalLine('Shop name', { max: 40 }),
  blurb: optionalProse('About the shop', { max: 500 }),
  address: optionalProse('Address', { max: 500 }),
  email: address('E-mail'),
  ordersEmail: address('E-mail for orders'),
  phone: phone('Phone'),
  ordersPhone: phone('Phone for orders'),
  social: z
    .array(SocialLink, { error: 'Social links must be a list' })
    .refine(
      links => links.length <= MOST_SOCIAL_LINKS,
      `There can be at most ${MOST_SOCIAL_LINKS} social links`,
    )
    .register(openApiMeta, { title: 'Social links', maxItems: MOST_SOCIAL_LINKS }),
  openingDay: day,
  bankAccount: optionalProse('Bank account', { max: 300 }).register(openApiMeta, {
    title: 'Bank account',
    description: 'Account holder, account and bank for bank transfers',
  }),
  checkoutNotice: optionalProse('Checkout notice', { max: 300 }).register(openApiMeta, {
    title: 'Checkout notice',
    description: 'Shown below Place Order and on every confirmation',
  }),
  timeZone,
  securityContact,
  brand: optionalLine('Brand', { max: 70 }).register(openApiMeta, {
    title: 'Brand',
    description: 'Brand of the products, for search engines; null for the shop’s name',
    examples: ['Meridian'],
  }),
  returnDays,
  returnPostage,
});

export const UpdateSettings = WholeSettings.partial().register(openApiMeta, {
  id: 'UpdateSettings',
  description: 'Null or empty values are not shown, but name and blurb have defaults',
  examples: [EXAMPLE],
});
export type UpdateSettings = z.infer<typeof UpdateSettings>;
