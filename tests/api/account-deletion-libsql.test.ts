import { describeAccountDeletion } from './account-deletion.suite.ts';

describeAccountDeletion('libSQL and S3');
