import { id, line, status } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

export const CATEGORY = defineRecord(
  { table: 'categories', kind: 'categories', one: 'category', many: 'categories', shown: 'shop' },
  {
    categoryId: id('ID', { listed: true, sorted: true, example: 1 }),
    categoryName: line('Category name', {
      header: 'Name',
      listed: true,
      sorted: true,
      example: 'Coffee & Tea',
    }),
    displayStatus: status(),
  },
);
