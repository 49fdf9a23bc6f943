import { describeAccountDeletion } from './account-deletion.suite.ts';

describeAccountDeletion('D1 and R2');
