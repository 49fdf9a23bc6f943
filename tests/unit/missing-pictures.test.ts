import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../../db/client/database.ts';
import type { AuditPart } from '../../functions/office/audit/contract.ts';
import { audit, auditPart } from '../../functions/office/audit/run.ts';
import type { Pictures } from '../../functions/ports/pictures.ts';
import { fakeOf } from '../support/fake.ts';
import { startMigratedDatabase } from '../support/platform.ts';
import { aPictureId, insertRow } from '../support/valid-rows.ts';

const PAGE = 3;

let database: Writer;
let stop: () => Promise<void>;
/** Two files for each of ten pictures; the last one belongs to nothing. */
const names: string[] = [];

beforeAll(async () => {
  ({ database, stop } = await startMigratedDatabase());
  for (const table of ['categories', 'subcategories']) await insertRow(database, table);
  for (let index = 0; index < 10; index += 1) {
    const picture_id = aPictureId();
    const files = [`${picture_id}.png`, `${picture_id}-320.webp`];
    names.push(...files);
    await insertRow(database, 'pictures', {
      picture_id,
      files: JSON.stringify(files.map(name => ({ name }))),
    });
    if (index < 9) await insertRow(database, 'products', { picture_id });
  }
  names.sort();
});
afterAll(() => stop());

/** A store that lists a few names at a time. */
const storeOf = (kept: string[]) =>
  fakeOf<Pictures>({
    list: async ({ after = '' } = {}) => {
      const behind = kept.filter(name => name > after);
      const pictures = behind.slice(0, PAGE).map(name => ({ name, size: 1, uploadedAt: new Date() }));
      const next = behind.length > PAGE ? pictures.at(-1)?.name : undefined;
      return { pictures, ...(next && { next }) };
    },
  });

/** What is found, and in how many pages. */
async function look(kept: string[]) {
  const said: string[] = [];
  let [parts, after]: [number, string | undefined] = [0, undefined];
  for (;;) {
    const ports = { database, pictures: storeOf(kept) };
    const { finding, next, share }: AuditPart = await auditPart(ports, { check: 'pictures', after });
    said.push(...finding.first.map(fault => /picture (\S+) is/.exec(fault.said)?.[1] ?? ''));
    parts += 1;
    if (next === null) return { said: said.sort(), parts, share };
    after = next;
  }
}

test('each missing picture is found once, wherever the store’s pages end', async () => {
  expect(await look(names)).toEqual({ said: [], parts: Math.ceil(names.length / PAGE), share: 1 });
  const owned = await database.read(sql<{ name: string }>`
    SELECT file.value ->> 'name' AS name FROM products JOIN pictures USING (picture_id), json_each(files) AS file`);
  const lost = (kept: string[]) =>
    owned
      .map(({ name }) => name)
      .filter(name => !kept.includes(name))
      .sort();
  for (const kept of [[], names.slice(4), names.slice(0, -5), names.filter((_, index) => index % 3 > 0)]) {
    expect((await look(kept)).said).toEqual(lost(kept));
  }
});

test('in a store too large for one call, only the first pages are checked, and that is reported', async () => {
  const findings = await audit({ database, pictures: storeOf(names.slice(1)) }, { mostParts: 2 });
  expect(findings.at(-1)).toMatchObject({ check: 'pictures', found: 1, isPartial: true });
});
