import { expect, test } from 'vitest';
import * as z from 'zod';
import { decimal, line, money, whole } from '../../functions/records/field.ts';
import { defineRecord } from '../../functions/records/record.ts';
import { rulesOf, withDefaults } from '../../functions/records/rules.ts';

const THING = defineRecord(
  { table: 'things', kind: 'things', one: 'thing', many: 'things' },
  {
    weight: whole('Weight', { optional: true, default: null }),
    price: money('Price', { optional: true, default: null }),
    share: decimal('Share', { optional: true, default: null }),
    pieces: whole('Pieces'),
    note: line('Note', { optional: true, default: null }),
  },
);
const Create = z.object(withDefaults(THING, rulesOf(THING)));
const Update = z.object(rulesOf(THING)).partial();

test('an optional number left empty in a form is null', () => {
  const empty = { weight: '', price: '', share: '' };
  expect(Create.parse({ ...empty, pieces: 1 })).toEqual({
    weight: null,
    price: null,
    share: null,
    pieces: 1,
    note: null,
  });
  expect(Update.parse(empty)).toEqual({ weight: null, price: null, share: null });
});

test('given fields are parsed, and missing ones stay missing', () => {
  expect(Update.parse({ weight: '850', price: 1.5, share: '0' })).toEqual({
    weight: 850,
    price: 1.5,
    share: 0,
  });
  expect(Update.parse({})).toEqual({});
});

test('no other field may be empty, and only empty text counts as empty', () => {
  const { error } = Update.safeParse({ pieces: '', note: '', weight: 'x' });
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['weight', 'Weight must be a whole number'],
    ['pieces', 'Pieces must be a whole number'],
    ['note', 'Note is required'],
  ]);
});
