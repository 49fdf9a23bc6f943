import { describeCoupons } from './coupons.suite.ts';

describeCoupons('D1 and R2');
