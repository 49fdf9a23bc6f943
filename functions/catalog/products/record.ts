import { altText, createdAt, id, line, list, picture, prose, reference, whole } from '../../records/field.ts';
import { defineRecord, omitFields } from '../../records/record.ts';

export const PRODUCT = defineRecord(
  {
    table: 'products',
    kind: 'products',
    one: 'product',
    many: 'products',
    shown: 'in part',
    writtenTwice: true,
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
    sku: line('SKU', { optional: true, max: 64, default: null, example: 'KET-09-STEEL' }),
    barcode: line('Barcode', { optional: true, default: null, example: '4006381333931' }),
    subcategoryId: reference('Subcategory', { of: 'subcategories', example: 3 }),
    pictureId: picture('Picture', { optional: true, jsonName: 'productPicture', listed: true }),
    pictureAlt: altText('productPictureAlt'),
    familyId: reference('Family', { of: 'families', optional: true, default: null, example: null }),
    options: list('Options', { default: [], example: [] }),
    familyPosition: whole('Place in family', { max: 1000, default: 0, example: 0 }),
    createdAt: { ...createdAt(), listed: true },
    unitsSold: whole('Units sold', { generated: true, hidden: true, restoredAs: 0 }),
    rating: whole('Rating', { generated: true, hidden: true, restoredAs: 0 }),
  },
);

/** Without what its family sets, for all of its variants at once. */
export const PRODUCT_ALONE = omitFields(PRODUCT, 'familyId', 'options', 'familyPosition');

/** In files, which family it belongs to and its options; its place follows. */
export const PRODUCT_IN_FILES = omitFields(PRODUCT, 'familyPosition');
