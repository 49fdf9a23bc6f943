import { choice, flag, id, line, prose, whole } from '../records/field.ts';
import { defineRecord } from '../records/record.ts';

/** Who pays for return shipping. */
export const RETURN_POSTAGE = ['shop', 'customer'] as const;

const unset = { optional: true } as const;

/** The settings, for the history. */
export const SETTINGS = defineRecord(
  { table: 'settings', kind: 'settings', one: 'settings', many: 'settings', forAdmins: true },
  {
    id: id('ID'),
    shopName: line('Shop name', unset),
    blurb: prose('Blurb', unset),
    address: prose('Address', unset),
    email: line('Email', unset),
    ordersEmail: line('Orders email', unset),
    phone: line('Phone', unset),
    ordersPhone: line('Orders phone', unset),
    social: prose('Social', unset),
    openingDay: line('Opening day', unset),
    bankAccount: prose('Bank account', unset),
    checkoutNotice: prose('Checkout notice', unset),
    timeZone: line('Time zone'),
    securityContact: line('Security contact', unset),
    brand: line('Brand', unset),
    returnDays: whole('Days to return', unset),
    returnPostage: choice('Return postage', { choices: RETURN_POSTAGE, ...unset }),
    passkeysRequired: flag('Staff sign in with a passkey', { words: ['Yes', 'No'] }),
  },
);
