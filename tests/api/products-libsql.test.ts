import { describeProducts } from './products.suite.ts';

describeProducts('libSQL and S3');
