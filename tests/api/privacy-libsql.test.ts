import { describePrivacy } from './privacy.suite.ts';

describePrivacy('libSQL and S3');
