import { describeInbox } from './inbox.suite.ts';

describeInbox('D1 and R2');
