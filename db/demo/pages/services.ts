import type { PageDraft } from '../../../functions/contracts/page-contents.ts';
import { businessOrders } from './business-orders.ts';
import { delivery } from './delivery.ts';
import { giftWrapping } from './gift-wrapping.ts';
import { priceLists } from './price-lists.ts';
import { repairs } from './repairs.ts';
import { returns } from './returns.ts';

export const services: PageDraft<'services'> = {
  description:
    'Delivery, returns, repairs, price lists, gift wrapping and business orders: what Meridian does beside selling, and what it costs.',
  heading: 'More than products.',
  lead: 'Six services. Each has a page that says how it works step by step, what it costs, and what people ask about it.',
  entries: [delivery, returns, repairs, priceLists, giftWrapping, businessOrders],
  note: 'Meridian is a demonstration. You can go through all of this; no parcel leaves and no money moves.',
};
