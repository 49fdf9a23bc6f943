import { sql } from 'drizzle-orm';
import { couponUses } from '../../../db/schema/coupon-uses.ts';
import { coupons } from '../../../db/schema/coupons.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { withStatus } from '../../bulk/with-status.ts';
import { CouponFilter } from './contract.ts';
import { couponsMatching } from './queries.ts';

export const BulkCoupons = bulkOf('BulkCoupons', { filter: CouponFilter, key: rowId });

export const couponsInBulk = withStatus<CouponFilter>({
  table: coupons,
  id: coupons.couponId,
  name: coupons.couponCode,
  matching: couponsMatching,
  isUsed: sql`EXISTS (SELECT 1 FROM ${couponUses} WHERE ${couponUses.couponId} = ${coupons.couponId})`,
  reason: 'Orders use them. Deactivate them instead',
});
