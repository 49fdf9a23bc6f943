import { describePayments } from './payments.suite.ts';

describePayments('libSQL and S3');
