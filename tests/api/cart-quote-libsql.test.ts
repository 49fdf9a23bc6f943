import { describeCartQuote } from './cart-quote.suite.ts';

describeCartQuote('libSQL and S3');
