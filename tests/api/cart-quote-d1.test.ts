import { describeCartQuote } from './cart-quote.suite.ts';

describeCartQuote('D1 and R2');
