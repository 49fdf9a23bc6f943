import { describeProductSearch } from './product-search.suite.ts';

describeProductSearch('D1 and R2');
