import { describeOrderViews } from './order-views.suite.ts';

describeOrderViews('D1 and R2');
