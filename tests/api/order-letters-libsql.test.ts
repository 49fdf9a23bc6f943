import { describeOrderLetters } from './order-letters.suite.ts';

describeOrderLetters('libSQL and S3');
