import { describeSettings } from './settings.suite.ts';

describeSettings('D1 and R2');
