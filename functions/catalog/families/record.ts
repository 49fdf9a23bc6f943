import { id, line, list, swatches } from '../../records/field.ts';
import { defineRecord } from '../../records/record.ts';

/** Products that differ by options: what peers call a product with variants. */
export const FAMILY = defineRecord(
  { table: 'families', kind: 'families', one: 'family', many: 'families', shown: 'shop' },
  {
    familyId: id('ID', { listed: true, sorted: true, example: 4 }),
    familyName: line('Family name', {
      max: 200,
      header: 'Name',
      listed: true,
      sorted: true,
      example: 'Linen Apron',
    }),
    options: list('Options', { listed: true, example: ['Colour', 'Size'] }),
    swatches: swatches('Colours', {
      default: {},
      example: { Sand: '#d8c7a3' },
      description: 'Colours of the values of its options',
    }),
  },
);
