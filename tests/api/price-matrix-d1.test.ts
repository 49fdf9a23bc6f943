import { describePriceMatrix } from './price-matrix.suite.ts';

describePriceMatrix('D1 and R2');
