import { describeStats } from './stats.suite.ts';

describeStats('libSQL and S3');
