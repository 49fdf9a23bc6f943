import { describeSettings } from './settings.suite.ts';

describeSettings('libSQL and S3');
