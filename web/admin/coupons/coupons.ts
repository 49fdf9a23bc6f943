import type { Coupon, CreateCoupon } from '../../../functions/contracts/coupons.ts';
import { bulkCoupons } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import { createCoupon, deleteCoupon, findCoupon, listCoupons, updateCoupon } from '../../api/coupons.ts';
import { defineResource } from '../resource.ts';

export const coupons = defineResource<Coupon, CreateCoupon>({
  path: '/admin/coupons',
  one: 'coupon',
  many: 'coupons',
  idOf: coupon => String(coupon.couponId),
  nameOf: coupon => coupon.couponCode,
  list: query => listCoupons(api, query),
  find: id => findCoupon(api, id),
  create: values => createCoupon(api, values),
  update: (id, values, etag) => updateCoupon(api, id, values, etag),
  remove: (id, etag) => deleteCoupon(api, id, etag),
  bulk: bulkCoupons(api),
  words: { inUse: 'Orders use this coupon, so it stays. Deactivate it instead:' },
});
