import { describePrivacy } from './privacy.suite.ts';

describePrivacy('D1 and R2');
