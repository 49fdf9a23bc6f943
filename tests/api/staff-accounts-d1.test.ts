import { describeStaffAccounts } from './staff-accounts.suite.ts';

describeStaffAccounts('D1 and R2');
