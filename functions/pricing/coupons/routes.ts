import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkCoupons, couponsInBulk } from './bulk.ts';
import { Coupon, CouponFilter, CreateCoupon, UpdateCoupon } from './contract.ts';
import { createCoupon, deleteCoupon, findCoupon, listCoupons, updateCoupon } from './queries.ts';
import { COUPON } from './record.ts';

const crud = crudOf(COUPON, Coupon);

export const coupons = new Hono<AppEnv>()
  .get('/', ...crud.list(CouponFilter, listCoupons))
  .get('/:id', ...crud.find(findCoupon))
  .post('/bulk', ...crud.bulk(BulkCoupons, couponsInBulk))
  .post('/', ...crud.create(CreateCoupon, createCoupon, one => one.couponId))
  .put('/:id', ...crud.update(UpdateCoupon, updateCoupon))
  .delete('/:id', ...crud.remove(deleteCoupon));
