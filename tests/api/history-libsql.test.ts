import { describeHistory } from './history.suite.ts';

describeHistory('libSQL and S3');
