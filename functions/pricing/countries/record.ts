import { createdAt, id, line, money, status } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

/** Default fee of a country. */
export const USUAL_SHIPPING_FEE = 30;

export const COUNTRY = defineRecord(
  {
    table: 'countries',
    kind: 'countries',
    one: 'country',
    many: 'countries',
    namedBy: 'countryName',
    shown: 'shop',
  },
  {
    countryId: id('ID', { listed: true, sorted: true, example: 2 }),
    countryCode: line('Country code', {
      max: 3,
      capitals: true,
      header: 'Code',
      input: { title: 'Country code', examples: ['DE'] },
      listed: true,
      sorted: true,
      example: 'DE',
    }),
    countryName: line('Country name', { header: 'Name', listed: true, sorted: true, example: 'Germany' }),
    denomination: line('Currency', {
      max: 50,
      currency: true,
      description: 'Currency, preferably its ISO 4217 code',
      listed: true,
      sorted: true,
      example: 'EUR',
    }),
    displayStatus: status(),
    shippingFee: money('Shipping fee', {
      default: USUAL_SHIPPING_FEE,
      forAdmins: true,
      input: {
        description: 'Shipping fee for an order, in its currency; at most two decimals',
        examples: [30],
      },
      description: 'Shipping fee for an order, in its currency',
      sorted: true,
      example: 30,
    }),
    createdAt: { ...createdAt(), listed: true },
  },
);
