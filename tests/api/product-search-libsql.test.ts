import { describeProductSearch } from './product-search.suite.ts';

describeProductSearch('libSQL and S3');
