import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { Settings, WholeSettings } from '../../../../functions/settings/contract.ts';
import type { Described } from '../../form/conflict-panel.tsx';
import { describeValues } from '../../form/fields.ts';

export type ShopValues = z.input<typeof WholeSettings>;
export type ShopForm = UseFormReturn<ShopValues, unknown, z.output<typeof WholeSettings>>;

export const toValues = ({ social, ...texts }: Settings): ShopValues => ({
  shopName: texts.shopName ?? '',
  blurb: texts.blurb ?? '',
  address: texts.address ?? '',
  email: texts.email ?? '',
  ordersEmail: texts.ordersEmail ?? '',
  phone: texts.phone ?? '',
  ordersPhone: texts.ordersPhone ?? '',
  social,
  openingDay: texts.openingDay ?? '',
  bankAccount: texts.bankAccount ?? '',
  checkoutNotice: texts.checkoutNotice ?? '',
  timeZone: texts.timeZone,
  securityContact: texts.securityContact ?? '',
  brand: texts.brand ?? '',
  returnDays: texts.returnDays === null ? '' : String(texts.returnDays),
  returnPostage: texts.returnPostage ?? '',
});

export const NUMBERS = { returnDays: '' };

const NOT_SET = 'Not set';

/** As option labels. */
export const POSTAGE = { '': NOT_SET, shop: 'The shop', customer: 'The customer' };

export const LABELS = {
  shopName: 'Shop name',
  blurb: 'About the shop',
  address: 'Address',
  email: 'E-mail',
  ordersEmail: 'E-mail for orders',
  phone: 'Phone',
  ordersPhone: 'Phone for orders',
  social: 'Social links',
  openingDay: 'Opening day',
  bankAccount: 'Bank account',
  checkoutNotice: 'Checkout notice',
  timeZone: 'Time zone',
  securityContact: 'Security contact',
  brand: 'Brand',
  returnDays: 'Days to return',
  returnPostage: 'Return postage',
};

export const describeFields = ({ social, bankAccount, checkoutNotice, ...texts }: ShopValues): Described => {
  const values = {
    ...texts,
    returnPostage: POSTAGE[texts.returnPostage as keyof typeof POSTAGE],
    social: social.map(({ label, url }) => `${label} (${url})`).join(', '),
  };
  const others = Object.entries(values).map(([name, value]) => [name, value || NOT_SET]);
  const own = { bankAccount: bankAccount || 'None', checkoutNotice: checkoutNotice || 'None' };
  return describeValues<FieldValues>(LABELS, { ...Object.fromEntries(others), ...own });
};
