import { describeSubcategories } from './subcategories.suite.ts';
import { describeSubcategoryChanges } from './subcategory-changes.suite.ts';

describeSubcategories('D1 and R2');
describeSubcategoryChanges('D1 and R2');
