import { expect, test } from 'vitest';
import { howManyAgree } from '../../web/admin/catalog/families/how-many-agree.ts';

test.each([
  [['a'], undefined],
  [['a', 'a', 'a'], 'All 3 have the same.'],
  [['', ''], 'None of them has one.'],
  [['a', 'b', 'c'], 'All 3 differ.'],
  [['a', 'b', 'b', 'b', 'c'], '2 of 5 differ from the others.'],
])('of %j it says %j', (values, said) => expect(howManyAgree(values)).toBe(said));
