import { describeOrderCoupons } from './order-coupons.suite.ts';

describeOrderCoupons('libSQL and S3');
