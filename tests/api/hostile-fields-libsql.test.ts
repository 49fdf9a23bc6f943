import { describeHostileFields } from './hostile-fields.suite.ts';

describeHostileFields('libSQL and S3');
