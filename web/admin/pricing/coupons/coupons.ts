import { TicketPercent } from 'lucide-react';
import type { Coupon, CreateCoupon } from '../../../../functions/pricing/coupons/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

export const coupons = defineResource<Coupon, CreateCoupon>({
  path: '/admin/coupons',
  one: 'coupon',
  many: 'coupons',
  icon: TicketPercent,
  history: 'coupons',
  idOf: coupon => String(coupon.couponId),
  nameOf: coupon => coupon.couponCode,
  ...crudCalls<Coupon, CreateCoupon>(api.api.coupons),
  words: { inUse: 'Orders use this coupon, so it can’t be deleted. Deactivate it instead:' },
});
