import { altText, createdAt, id, line, picture, prose, reference, whole } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

export const PRODUCT = defineRecord(
  {
    table: 'products',
    kind: 'products',
    one: 'product',
    many: 'products',
    shown: 'in part',
    readFirst: ['productName', 'subcategoryId', 'productDescription', 'pictureId', 'pictureAlt'],
  },
  {
    productCode: id('Product code', { form: 'Code', header: 'Code', listed: true, sorted: true, example: 7 }),
    productName: line('Product name', {
      max: 200,
      header: 'Name',
      listed: true,
      sorted: true,
      example: 'Gooseneck Kettle',
    }),
    productDescription: prose('Product description', {
      form: 'Description',
      header: 'Description',
      default: '',
      listed: true,
      example: 'Brushed steel, one litre, with a thin spout that pours as slowly as you like.',
    }),
    productOverviewDoc: prose('Overview document', {
      optional: true,
      max: 2000,
      default: null,
      example: null,
    }),
    subcategoryId: reference('Subcategory', { of: 'subcategories', example: 3 }),
    pictureId: picture('Picture', { optional: true, jsonName: 'productPicture', listed: true }),
    pictureAlt: altText('productPictureAlt'),
    createdAt: { ...createdAt(), listed: true },
    unitsSold: whole('Units sold', { generated: true, hidden: true, restoredAs: 0 }),
    rating: whole('Rating', { generated: true, hidden: true, restoredAs: 0 }),
  },
);
