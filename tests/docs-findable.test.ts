import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../scripts/test/sources.ts';

/** What an engineer searches for, and the folder that does it. */
const SEARCHES = [
  ['order placement', 'functions/ordering/checkout'],
  ['coupon', 'functions/pricing/coupons'],
  ['shipping', 'functions/ordering/shipping'],
  ['rate limit', 'functions/security'],
  ['authentication', 'functions/people/auth'],
  ['current country', 'functions/pricing/countries'],
  ['order email', 'functions/ordering/order-emails'],
  ['invalidate', 'functions/response-cache'],
  ['state machine', 'functions/ordering/order-transitions'],
  ['revalidate', 'functions/response-cache'],
  ['retry', 'db'],
  ['idempotency', 'functions/idempotency'],
  ['audit', 'functions/office/audit'],
] as const;

/** In the order of `git grep`, without the manual of the shop, which names everything. */
const READMES = [...paths, ...under('docs'), ...under('docs/decisions')]
  .filter(path => path.endsWith('/README.md'))
  .sort();

test.each(SEARCHES)('git grep -il "%s" -- "*/README.md" leads to %s', (words, folder) => {
  const lines = READMES.flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map(text => ({ path, text })),
  );
  const first = lines.find(({ text }) => text.toLowerCase().includes(words));
  // The README above may be first where its line names the folder.
  const isNamed = first?.text.includes(`\`${folder.replace('functions/', '')}/\``);
  expect(isNamed ? folder : dirname(first?.path ?? '')).toBe(folder);
});

function under(folder: string): string[] {
  return readdirSync(folder).map(name => `${folder}/${name}`);
}
