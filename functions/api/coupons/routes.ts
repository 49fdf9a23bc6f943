import { Hono } from 'hono';
import * as z from 'zod';
import { BulkCoupons, BulkResult } from '../../contracts/bulk.ts';
import { Coupon, CouponFilter, CreateCoupon, UpdateCoupon } from '../../contracts/coupons.ts';
import { WithId } from '../../contracts/fields.ts';
import { about } from '../../http/about.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff } from '../../http/session.ts';
import type { Shop } from '../../http/shop.ts';
import { body, params, query } from '../../http/validate.ts';
import { changeInBulk } from '../bulk/change-in-bulk.ts';
import { couponsInBulk } from './bulk.ts';
import { createCoupon, deleteCoupon, findCoupon, listCoupons, updateCoupon } from './queries.ts';

export const coupons = new Hono<Shop>()
  .get('/', about('List coupons', { 200: z.array(Coupon) }), permitStaff, query(CouponFilter), async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listCoupons(c.env.database, filter), filter);
  })
  .get('/:id', about('Get a coupon', { 200: Coupon }), permitStaff, params(WithId), async c => {
    const { id } = c.req.valid('param');
    return answerEntity(c, await findCoupon(c.env.database, id));
  })
  .post(
    '/bulk',
    about('Change many coupons', { 200: BulkResult }, [409]),
    permitStaff,
    body(BulkCoupons),
    async c => c.json(await changeInBulk(c.env.database, couponsInBulk, c.req.valid('json'))),
  )
  .post('/', about('Create a coupon', { 201: Coupon }, [409]), permitStaff, body(CreateCoupon), async c => {
    const created = await createCoupon(c.env.database, c.req.valid('json'));
    c.header('Location', `/api/coupons/${created.entity.couponId}`);
    return answerEntity(c, created, 201);
  })
  .put(
    '/:id',
    about('Change a coupon', { 200: Coupon }, [409]),
    permitStaff,
    params(WithId),
    body(UpdateCoupon),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateCoupon(c.env.database, which, c.req.valid('json')));
    },
  )
  .delete('/:id', about('Delete a coupon', { 204: null }, [409]), permitStaff, params(WithId), async c => {
    await deleteCoupon(c.env.database, { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });
