import { coupons } from '../../db/schema/coupons.ts';
import type { Writable } from '../../db/sql/statement.ts';
import { insertRows } from './insert-rows.ts';

const DEMO_COUPONS = [
  { couponCode: 'WELCOME10', percentage: 1000 },
  { couponCode: 'NOON5', amount: 500, denomination: 'EUR', mostUses: 100 },
  { couponCode: 'FRIENDS25', percentage: 2500, mostUses: 10 },
];

export const couponRows = (): Writable[] =>
  insertRows(
    coupons,
    DEMO_COUPONS.map(coupon => ({
      ...{ percentage: null, amount: null, denomination: null, mostUses: null },
      ...coupon,
      createdAt: new Date(),
    })),
  );
