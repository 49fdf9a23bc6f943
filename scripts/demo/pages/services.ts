import type { PageDraft } from '../../../functions/contracts/page-contents.ts';
import { businessOrders } from './business-orders.ts';
import { delivery } from './delivery.ts';
import { giftWrapping } from './gift-wrapping.ts';
import { priceLists } from './price-lists.ts';
import { repairs } from './repairs.ts';
import { returns } from './returns.ts';

export const services: PageDraft<'services'> = {
  description:
    'Delivery, returns, repairs, price lists, gift wrapping and business orders: Meridian’s services and what they cost.',
  heading: 'More than products.',
  lead: 'Six services. See how each one works, what it costs and what people ask about it.',
  entries: [delivery, returns, repairs, priceLists, giftWrapping, businessOrders],
  note: 'Meridian is a demo. You can try everything here, but nothing is shipped and no money changes hands.',
};
