import { describeStats } from './stats.suite.ts';

describeStats('D1 and R2');
