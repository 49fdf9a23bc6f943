import { describeCoupons } from './coupons.suite.ts';

describeCoupons('libSQL and S3');
