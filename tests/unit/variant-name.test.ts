import { expect, test } from 'vitest';
import { variantName } from '../../functions/contracts/variant-name.ts';

test.each([
  ['Linen Apron', ['Sand', 'M'], 'Linen Apron, Sand, M'],
  ['Linen Apron, sand', ['Sand', 'M'], 'Linen Apron, sand, M'],
  ['Linen Apron (Sand, M)', ['Sand', 'M'], 'Linen Apron (Sand, M)'],
  ['Meridian Lamp', ['M'], 'Meridian Lamp, M'],
  ['Insulated Bottle 1.5 l', ['0.5 l'], 'Insulated Bottle 1.5 l, 0.5 l'],
  ['مئزر كتان رملي', ['رملي', 'كبير'], 'مئزر كتان رملي, كبير'],
  ['Kettle', [], 'Kettle'],
])('%s with %j is named %s', (productName, options, name) => {
  expect(variantName({ productName, options })).toBe(name);
});
