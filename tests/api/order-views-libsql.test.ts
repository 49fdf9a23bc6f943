import { describeOrderViews } from './order-views.suite.ts';

describeOrderViews('libSQL and S3');
