import { describeAddresses } from './addresses.suite.ts';

describeAddresses('libSQL and S3');
