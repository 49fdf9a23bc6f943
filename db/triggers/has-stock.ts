import { AFTER, type Trigger, trigger } from './trigger.ts';

const ofThisPrice = 'WHERE product_code = new.product_code AND country_id = new.country_id';

/** Whether it is in stock: maintained by triggers and indexed, unlike the number of pieces. */
export const HAS_STOCK: Trigger[] = [
  trigger({
    name: 'has_stock_insert',
    on: AFTER.insert('product_prices'),
    when: '(new.stock_available > 0) <> new.has_stock',
    run: [`UPDATE product_prices SET has_stock = new.stock_available > 0 ${ofThisPrice}`],
  }),
  trigger({
    name: 'has_stock_update',
    on: AFTER.update('product_prices', ['stock_available']),
    when: '(new.stock_available > 0) <> new.has_stock',
    run: [`UPDATE product_prices SET has_stock = new.stock_available > 0 ${ofThisPrice}`],
  }),
];
