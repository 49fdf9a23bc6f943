import { describeCustomers } from './customers.suite.ts';

describeCustomers('libSQL and S3');
