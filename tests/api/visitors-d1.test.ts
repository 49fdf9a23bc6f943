import { describeVisitors } from './visitors.suite.ts';

describeVisitors('D1 and R2');
