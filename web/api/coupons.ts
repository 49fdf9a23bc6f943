import type { Coupon, CreateCoupon, UpdateCoupon } from '../../functions/contracts/coupons.ts';
import { type ApiClient, done, entityOf, ifMatch, listOf } from './client.ts';
import type { ListQuery } from './list-query.ts';

export const listCoupons = (api: ApiClient, query: ListQuery & { displayStatus?: 'true' | 'false' }) =>
  listOf<Coupon>(api.api.coupons.$get({ query }));

export const findCoupon = (api: ApiClient, id: string) =>
  entityOf<Coupon>(api.api.coupons[':id'].$get({ param: { id } }));

export const createCoupon = (api: ApiClient, json: CreateCoupon) =>
  entityOf<Coupon>(api.api.coupons.$post({ json }));

export const updateCoupon = (api: ApiClient, id: string, json: UpdateCoupon, etag: string) =>
  entityOf<Coupon>(api.api.coupons[':id'].$put({ param: { id }, json }, ifMatch(etag)));

export const deleteCoupon = (api: ApiClient, id: string, etag: string) =>
  done(api.api.coupons[':id'].$delete({ param: { id } }, ifMatch(etag)));
