import { describeCategories } from './categories.suite.ts';

describeCategories('libSQL and S3');
