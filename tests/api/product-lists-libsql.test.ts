import { describeProductLists } from './product-lists.suite.ts';

describeProductLists('libSQL and S3');
