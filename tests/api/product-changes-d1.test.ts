import { describeProductChanges } from './product-changes.suite.ts';

describeProductChanges('D1 and R2');
