import { describeVisitors } from './visitors.suite.ts';

describeVisitors('libSQL and S3');
