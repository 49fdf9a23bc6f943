import { describeHostileFields } from './hostile-fields.suite.ts';

describeHostileFields('D1 and R2');
