import { describeCustomers } from './customers.suite.ts';

describeCustomers('D1 and R2');
