import type { ServiceSlug } from '../services.ts';
import { businessOrders } from './business-orders.ts';
import { delivery } from './delivery.ts';
import { giftWrapping } from './gift-wrapping.ts';
import { priceLists } from './price-lists.ts';
import { repairs } from './repairs.ts';
import { returns } from './returns.ts';
import type { Service } from './service.ts';

export const serviceDetails: Record<ServiceSlug, Service> = {
  delivery,
  returns,
  repairs,
  'price-lists': priceLists,
  'gift-wrapping': giftWrapping,
  'business-orders': businessOrders,
};

export const serviceWords = {
  steps: 'How it works',
  costs: 'What it costs',
  countries: 'Delivery countries',
  questions: 'What people ask',
  others: 'Other services',
  demonstration:
    'Meridian is a demonstration. You can go through all of this; no parcel leaves and no money moves.',
} as const;
