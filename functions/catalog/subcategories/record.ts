import { id, line, reference, status } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

export const SUBCATEGORY = defineRecord(
  { table: 'subcategories', kind: 'subcategories', one: 'subcategory', many: 'subcategories', shown: 'shop' },
  {
    subcategoryId: id('ID', { listed: true, sorted: true, example: 3 }),
    categoryId: reference('Category', { of: 'categories', listed: true, sorted: true, example: 1 }),
    subcategoryName: line('Subcategory name', {
      header: 'Name',
      listed: true,
      sorted: true,
      example: 'Kettles',
    }),
    displayStatus: status(),
  },
);
