import { describeOrders } from './orders.suite.ts';

describeOrders('libSQL and S3');
