import { describeReviews } from './reviews.suite.ts';

describeReviews('libSQL and S3');
