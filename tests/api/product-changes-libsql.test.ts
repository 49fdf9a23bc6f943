import { describeProductChanges } from './product-changes.suite.ts';

describeProductChanges('libSQL and S3');
