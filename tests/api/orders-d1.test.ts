import { describeOrders } from './orders.suite.ts';

describeOrders('D1 and R2');
