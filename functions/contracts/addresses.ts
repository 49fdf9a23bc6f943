import * as z from 'zod';
import { countryCode } from './countries.ts';
import { described } from './described.ts';
import { flag, optionalLine } from './fields.ts';
import { AN_ADDRESS, OrderAddress } from './place-order.ts';

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
    isDefault: z.boolean().register(described, { description: 'The checkout is filled in with it' }),
    createdAt: z.iso.datetime(),
  })
  .register(described, {
    id: 'Address',
    examples: [{ addressId: 3, ...A_SAVED_ADDRESS, createdAt: '2026-09-01T08:00:00.000Z' }],
  });
export type Address = z.infer<typeof Address>;

const fields = {
  ...OrderAddress.shape,
  company: optionalLine('Company'),
  countryCode,
  isDefault: flag('Default').register(described, {
    description: 'The checkout is filled in with it. The first address is, whatever is said',
  }),
};

export const CreateAddress = z
  .object({ ...fields, company: fields.company.default(null), isDefault: fields.isDefault.default(false) })
  .register(described, { id: 'CreateAddress', examples: [A_SAVED_ADDRESS] });
export type CreateAddress = z.infer<typeof CreateAddress>;

export const UpdateAddress = z
  .object(fields)
  .partial()
  .register(described, { id: 'UpdateAddress', examples: [{ phone: '+49 30 7654321' }] });
export type UpdateAddress = z.infer<typeof UpdateAddress>;
