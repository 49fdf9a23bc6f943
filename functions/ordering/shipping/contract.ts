import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { whole } from '../../contracts/fields.ts';
import { Country, UpdateCountry } from '../../pricing/countries/contract.ts';
import { COUNTRY } from '../../pricing/countries/record.ts';
import { payable } from '../../records/payable.ts';

const MOST_AT_ONCE = 500;

const shippingFee = UpdateCountry.shape.shippingFee.unwrap();

/** Shipping fee of a country, with the country's version. */
export const ShippingFee = Country.pick({
  countryId: true,
  countryCode: true,
  countryName: true,
  denomination: true,
  displayStatus: true,
  shippingFee: true,
})
  .extend({ version: z.int().register(openApiMeta, { description: 'Send it when you change the fee' }) })
  .register(openApiMeta, {
    id: 'ShippingFee',
    examples: [
      {
        countryId: 2,
        countryCode: 'DE',
        countryName: 'Germany',
        denomination: 'EUR',
        displayStatus: true,
        shippingFee: 30,
        version: 1,
      },
    ],
  });
export type ShippingFee = z.infer<typeof ShippingFee>;

/** The list as in the form, including everything shown next to a fee. */
export const ShownFees = z.object({
  fees: z.array(ShippingFee.extend({ shippingFee }).superRefine(payable(COUNTRY, fee => fee.denomination))),
});

const ChangedFee = z
  .object({
    countryId: whole('Country'),
    shippingFee,
    version: whole('Version'),
  })
  .register(openApiMeta, { id: 'ChangedFee', examples: [{ countryId: 2, shippingFee: 4.9, version: 1 }] });

export const UpdateShippingFees = z
  .object({
    fees: z
      .array(ChangedFee, { error: 'Fees must be a list' })
      .refine(fees => fees.length <= MOST_AT_ONCE, `Send at most ${MOST_AT_ONCE} fees at once`)
      .refine(
        fees => new Set(fees.map(({ countryId }) => countryId)).size === fees.length,
        'Name each country once',
      )
      .register(openApiMeta, { title: 'Fees', maxItems: MOST_AT_ONCE }),
  })
  .register(openApiMeta, {
    id: 'UpdateShippingFees',
    examples: [{ fees: [{ countryId: 2, shippingFee: 4.9, version: 1 }] }],
  });
export type UpdateShippingFees = z.infer<typeof UpdateShippingFees>;
