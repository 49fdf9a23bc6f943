import { Hono } from 'hono';
import * as z from 'zod';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { permitStaff, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { BulkCoupons, couponsInBulk } from './bulk.ts';
import { Coupon, CouponFilter, CreateCoupon, UpdateCoupon } from './contract.ts';
import { createCoupon, deleteCoupon, findCoupon, listCoupons, updateCoupon } from './queries.ts';

export const coupons = new Hono<AppEnv>()
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
    async c => c.json(await changeInBulk(writerOf(c), couponsInBulk, c.req.valid('json'))),
  )
  .post('/', about('Create a coupon', { 201: Coupon }, [409]), permitStaff, body(CreateCoupon), async c => {
    const created = await createCoupon(writerOf(c), c.req.valid('json'));
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
      return answerEntity(c, await updateCoupon(writerOf(c), which, c.req.valid('json')));
    },
  )
  .delete('/:id', about('Delete a coupon', { 204: null }, [409]), permitStaff, params(WithId), async c => {
    await deleteCoupon(writerOf(c), { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });
