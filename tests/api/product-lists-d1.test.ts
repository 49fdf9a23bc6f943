import { describeProductLists } from './product-lists.suite.ts';

describeProductLists('D1 and R2');
