import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import { coloursOf } from '../../functions/contracts/swatches.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { rejectionOf } from '../support/refused.ts';
import { insertRow } from '../support/valid-rows.ts';

let database: Writer;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
});
afterAll(() => stop());

test('the colours of a family are colours', async () => {
  const colours = { kind: 'rule', message: 'A colour is written like #d8c7a3.' };
  for (const colour of ['red', '#FFF', '#D8C7A3', '#d8c7a3;', 'url(//b.example)', 7, null, {}])
    expect(
      await rejectionOf(insertRow(database, 'families', { swatches: JSON.stringify({ Sand: colour }) })),
    ).toEqual(colours);
  await insertRow(database, 'families', { swatches: '{"Sand":"#d8c7a3"}' });
  expect(await rejectionOf(database.write(sql`UPDATE families SET swatches = '{"Sand":""}'`))).toEqual(
    colours,
  );
});

test('a value that JavaScript knows as a property has no colour of its own', () => {
  expect(coloursOf([['constructor', 'toString', 'sand']], { Sand: '#d8c7a3' })).toEqual(['#d8c7a3']);
});
