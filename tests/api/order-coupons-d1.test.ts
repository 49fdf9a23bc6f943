import { describeOrderCoupons } from './order-coupons.suite.ts';

describeOrderCoupons('D1 and R2');
