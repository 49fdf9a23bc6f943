import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '../../functions/contracts/payment-states.ts';
import { PROVIDER_STATES } from '../../functions/ordering/payments/states.ts';
import { withTable } from '../../scripts/payment-table.ts';

const document = readFileSync('docs/payments.md', 'utf8');

test('the table in docs/payments.md shows the transitions in the code', () => {
  expect(document, 'run npm run docs:payments, and commit what it writes').toBe(withTable(document));
});

/** The first cells of the table below a heading. */
function explainedUnder(heading: string): string[] {
  const [, section = ''] = document.split(`## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, word = '']) => word);
}

test('docs/payments.md explains every state and every provider event', () => {
  expect(explainedUnder('What each state means')).toEqual([...PAYMENT_STATES]);
  expect(explainedUnder('What a provider says')).toEqual([...PROVIDER_STATES]);
});
