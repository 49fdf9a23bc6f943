import { describePriceMatrix } from './price-matrix.suite.ts';

describePriceMatrix('libSQL and S3');
