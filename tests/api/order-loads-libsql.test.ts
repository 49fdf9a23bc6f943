import { describeOrderLoads } from './order-loads.suite.ts';

describeOrderLoads('libSQL and S3');
