import { describeAddresses } from './addresses.suite.ts';

describeAddresses('D1 and R2');
