import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { Settings, WholeSettings } from '../../../functions/contracts/settings.ts';
import type { Described } from '../form/conflict-panel.tsx';

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
});

const AS_BUILT = '(as built)';

export const inWords = (values: ShopValues): Described => ({
  'Shop name': values.shopName || AS_BUILT,
  'About the shop': values.blurb || AS_BUILT,
  Address: values.address || AS_BUILT,
  'E-mail': values.email || AS_BUILT,
  'E-mail for orders': values.ordersEmail || AS_BUILT,
  Phone: values.phone || AS_BUILT,
  'Phone for orders': values.ordersPhone || AS_BUILT,
  'Social links': values.social.map(({ label, url }) => `${label} (${url})`).join(', ') || AS_BUILT,
  'Opening day': values.openingDay || AS_BUILT,
  'Bank account': values.bankAccount || 'None',
  'Notice at the checkout': values.checkoutNotice || 'None',
});
