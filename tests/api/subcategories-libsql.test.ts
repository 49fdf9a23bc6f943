import { describeSubcategories } from './subcategories.suite.ts';
import { describeSubcategoryChanges } from './subcategory-changes.suite.ts';

describeSubcategories('libSQL and S3');
describeSubcategoryChanges('libSQL and S3');
