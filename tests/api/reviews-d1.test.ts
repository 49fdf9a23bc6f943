import { describeReviews } from './reviews.suite.ts';

describeReviews('D1 and R2');
