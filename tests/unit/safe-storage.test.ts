import { expect, test } from 'vitest';
import { safeStorage } from '../../web/api/safe-storage.ts';

const throwQuotaError = () => {
  throw new Error('refused');
};

function storageThatIs({ full }: { full: boolean }) {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => (full ? throwQuotaError() : void kept.set(key, value));
  const getItem = (key: string) => kept.get(key) ?? null;
  return { kept, getItem, setItem, removeItem: (key: string) => void kept.delete(key) };
}

test.each([
  ['full', () => storageThatIs({ full: true })],
  ['refused', throwQuotaError],
])('what a browser storage that is %s rejects is available for the visit', (_, storage) => {
  const here = safeStorage(storage);
  expect(here.getItem('draft')).toBeNull();
  here.setItem('draft', 'Maria');
  expect(here.getItem('draft')).toBe('Maria');
  here.removeItem('draft');
  expect(here.getItem('draft')).toBeNull();
});

test('a value that no longer fits hides the older stored one', () => {
  const storage = storageThatIs({ full: false });
  const here = safeStorage(() => storage);
  here.setItem('draft', 'Maria');
  expect(storage.kept.get('draft')).toBe('Maria');
  storage.setItem = throwQuotaError;
  here.setItem('draft', 'Maria Lang');
  expect(here.getItem('draft')).toBe('Maria Lang');
});
