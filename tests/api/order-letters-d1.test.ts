import { describeOrderLetters } from './order-letters.suite.ts';

describeOrderLetters('D1 and R2');
