import { AFTER, type Trigger, trigger } from './trigger.ts';

const ofThisPrice = 'WHERE product_code = new.product_code AND country_id = new.country_id';

/** Whether there is any piece of it: kept by triggers alone, and in the indexes, where the number of pieces is not. */
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
