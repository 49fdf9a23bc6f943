import { createdAt, id, line, money, status, whole } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

/** Default fee of a country. */
export const USUAL_SHIPPING_FEE = 30;

const MOST_DELIVERY_DAYS = 60;
const LAST_HOUR = 23;

/** Null: the shop says nothing about it. */
const unsaid = { optional: true, default: null } as const;

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
    deliveryDaysFrom: whole('Fewest delivery days', {
      ...unsaid,
      form: 'Fewest Days',
      max: MOST_DELIVERY_DAYS,
      input: {
        title: 'Fewest delivery days',
        description: 'Fewest working days, Monday to Friday, that delivery takes; null to say nothing',
        examples: [2],
      },
      description: 'Fewest working days that delivery takes; null if unknown',
      example: 2,
    }),
    deliveryDaysTo: whole('Most delivery days', {
      ...unsaid,
      form: 'Most Days',
      max: MOST_DELIVERY_DAYS,
      input: {
        title: 'Most delivery days',
        description: 'Most working days that delivery takes; not below the fewest, null together with them',
        examples: [3],
      },
      description: 'Most working days that delivery takes; null if unknown',
      example: 3,
    }),
    orderBy: whole('Hour to order by', {
      ...unsaid,
      form: 'Order By (Hour)',
      max: LAST_HOUR,
      input: {
        title: 'Hour to order by',
        description:
          'Hour in the shop’s time zone until which an order is sent on the same working day; null for no such hour',
        examples: [14],
      },
      description: 'Hour in the shop’s time zone until which an order is sent on the same working day',
      example: 14,
    }),
    createdAt: { ...createdAt(), listed: true },
  },
);
