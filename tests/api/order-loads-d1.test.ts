import { describeOrderLoads } from './order-loads.suite.ts';

describeOrderLoads('D1 and R2');
