import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { countryCode, email, flag, line, optionalLine, prose, withoutLink } from '../../contracts/fields.ts';

export const AN_ADDRESS = {
  firstName: 'Maria',
  lastName: 'Lang',
  address: 'Lindenstraße 12',
  city: 'Berlin',
  state: 'Berlin',
  postcode: '10969',
  country: 'Germany',
  email: 'maria@example.com',
  phone: '+49 30 1234567',
};

/** Countries without states or postcodes have none; the checkout knows which need them. */
const optionalPart = (label: string, max: number) =>
  withoutLink(optionalLine(label, { max })).transform(text => text ?? '');
const state = optionalPart('State / County', 100);
const postcode = optionalPart('Postcode', 20);

/** An address as in the checkout. */
export const OrderAddress = z
  .object(
    {
      firstName: withoutLink(line('First name')),
      lastName: withoutLink(line('Last name')),
      company: withoutLink(prose('Company', { max: 100 }))
        .refine(text => !/[\n\r\t]/.test(text), 'Company must be one line')
        .transform(text => text || undefined)
        .optional(),
      address: withoutLink(line('Address', { max: 200 })),
      city: withoutLink(line('Town / City')),
      state: state.default(''),
      postcode: postcode.default(''),
      country: withoutLink(line('Country')),
      email,
      phone: withoutLink(line('Phone', { max: 40 })),
    },
    { error: 'An address is required' },
  )
  .register(openApiMeta, { id: 'OrderAddress', examples: [AN_ADDRESS] });
export type OrderAddress = z.infer<typeof OrderAddress>;

export const KeptAddress = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().optional(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
    email: z.string(),
    phone: z.string(),
  })
  .register(openApiMeta, { id: 'KeptAddress', examples: [AN_ADDRESS] });

const A_SAVED_ADDRESS = { ...AN_ADDRESS, company: null, countryCode: 'DE', isDefault: true };

export const Address = z
  .object({
    addressId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string().nullable(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
    countryCode: z.string(),
    email: z.string(),
    phone: z.string(),
    isDefault: z.boolean().register(openApiMeta, { description: 'Prefills the checkout' }),
    createdAt: z.iso.datetime(),
  })
  .register(openApiMeta, {
    id: 'Address',
    examples: [{ addressId: 3, ...A_SAVED_ADDRESS, createdAt: '2026-09-01T08:00:00.000Z' }],
  });
export type Address = z.infer<typeof Address>;

const fields = {
  ...OrderAddress.shape,
  state,
  postcode,
  company: withoutLink(optionalLine('Company')),
  countryCode,
  isDefault: flag('Default').register(openApiMeta, {
    description: 'Prefills the checkout. The first address is always the default',
  }),
};

export const CreateAddress = z
  .object({
    ...fields,
    company: fields.company.default(null),
    isDefault: fields.isDefault.default(false),
    state: state.default(''),
    postcode: postcode.default(''),
  })
  .register(openApiMeta, { id: 'CreateAddress', examples: [A_SAVED_ADDRESS] });
export type CreateAddress = z.infer<typeof CreateAddress>;

export const UpdateAddress = z
  .object(fields)
  .partial()
  .register(openApiMeta, { id: 'UpdateAddress', examples: [{ phone: '+49 30 7654321' }] });
export type UpdateAddress = z.infer<typeof UpdateAddress>;
