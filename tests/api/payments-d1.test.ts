import { describePayments } from './payments.suite.ts';

describePayments('D1 and R2');
