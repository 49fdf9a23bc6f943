import { describeCategories } from './categories.suite.ts';

describeCategories('D1 and R2');
