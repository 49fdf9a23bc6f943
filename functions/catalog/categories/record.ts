import { id, line, picture, prose, status } from '../../records/field.ts';
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
    categoryDescription: prose('Category description', {
      form: 'Description',
      header: 'Description',
      max: 300,
      default: '',
      example: 'Kettles, cups and the time to use them.',
    }),
    pictureId: picture('Picture', { optional: true, jsonName: 'categoryPicture', listed: true }),
    displayStatus: status(),
  },
);
