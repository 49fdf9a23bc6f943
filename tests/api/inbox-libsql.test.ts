import { describeInbox } from './inbox.suite.ts';

describeInbox('libSQL and S3');
