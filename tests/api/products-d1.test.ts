import { describeProducts } from './products.suite.ts';

describeProducts('D1 and R2');
