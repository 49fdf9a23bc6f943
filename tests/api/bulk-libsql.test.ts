import { describeBulk } from './bulk.suite.ts';

describeBulk('libSQL and S3');
