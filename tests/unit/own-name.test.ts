import { expect, test } from 'vitest';
import { ownNameOf } from '../../web/admin/pricing/price-matrix/own-name.ts';

test.each([
  ['Insulated Bottle 500 ml, clay', 'Insulated Bottle 500 ml', 'clay'],
  ['Stoneware Plate 27 cm', 'Stoneware Plate', '27 cm'],
  ['Waffle Bath Towel – sage', 'Waffle Bath Towel', 'sage'],
  ['Waffle Bath Towel', 'Waffle Bath Towel', 'Waffle Bath Towel'],
  ['Ochre towel', 'Waffle Bath Towel', 'Ochre towel'],
  ['Noon Pour-Over Set', undefined, 'Noon Pour-Over Set'],
  ['Plates', 'Plate', 'Plates'],
  ['Plate (large)', 'Plate', '(large)'],
  ['Plate ', 'Plate', 'Plate '],
  ['“Best” Plate', undefined, '“Best” Plate'],
])('of “%s” the family “%s” leaves “%s”', (productName, familyName, own) => {
  expect(ownNameOf(productName, familyName)).toBe(own);
});
