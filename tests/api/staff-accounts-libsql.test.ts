import { describeStaffAccounts } from './staff-accounts.suite.ts';

describeStaffAccounts('libSQL and S3');
