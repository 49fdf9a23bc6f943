import { expect, test } from 'vitest';
import { changesFrom, mergeEdits } from '../../web/admin/form/typed-over.ts';

const link = (label: string, url: string) => ({ label, url });

test('unsaved input stays, the other fields show the saved values', () => {
  const before = { name: ' Kettle', text: 'Old', social: [link('A', 'a.example'), link('B', 'b.example')] };
  const mine = { ...before, text: 'Old and new', social: [before.social[0], link('Bee', 'b.example')] };
  const saved = {
    name: 'Kettle',
    text: 'Old',
    social: [link('A', 'https://a.example'), link('B', 'https://b.example')],
  };
  expect(mergeEdits(before, mine, saved as typeof mine)).toEqual({
    name: 'Kettle',
    text: 'Old and new',
    social: [link('A', 'https://a.example'), link('Bee', 'https://b.example')],
  });
});

test('a row added or removed meanwhile is not mixed up with another row', () => {
  const before = { social: [link('A', 'a'), link('B', 'b')] };
  const mine = { social: [link('B', 'b')] };
  const saved = { social: [link('A', 'https://a'), link('B', 'https://b')] };
  expect(mergeEdits(before, mine, saved)).toEqual(mine);
});

test('a field in only one version is a change; one that is empty in both is not', () => {
  expect(changesFrom({ a: '1' }, { a: '1', password: undefined })).toEqual([]);
  expect(changesFrom({ a: '1', password: 'x' }, { a: '2' })).toEqual([
    { path: 'a', value: '2' },
    { path: 'password', value: undefined },
  ]);
  expect(changesFrom({ at: { x: 1 }, list: [] }, { at: { x: 2 }, list: ['b'] })).toEqual([
    { path: 'at.x', value: 2 },
    { path: 'list', value: ['b'] },
  ]);
});
