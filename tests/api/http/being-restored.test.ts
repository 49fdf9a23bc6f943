import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  BEING_RESTORED,
  beginRestoring,
  blockOtherWrites,
  endRestoring,
  writeAsRestore,
} from '../../../db/restoring.ts';
import { FILLED_IN } from '../../../functions/contracts/honeypot.ts';
import { tablesOf } from '../../../scripts/backup/tables.ts';
import { makeAccount, PASSWORD } from '../../support/accounts.ts';
import { buyersOf } from '../../support/buyers.ts';
import { openShop } from '../../support/shop.ts';

const A_MESSAGE = { kind: 'question', email: 'ada@example.com', ...FILLED_IN };

describe('a running shop whose database is being restored from a backup', () => {
  const { shop, call } = openShop();
  const { sell, place } = buyersOf(shop, call);

  test('responds 503 to orders, changes and sign-ins until the restore is complete; restored rows can be read', async () => {
    const { order } = await sell({ stockAvailable: 5 });
    const { username } = await makeAccount(shop.database, 'staff');
    const changes = async () => [
      await place(order),
      await call('POST', '/api/auth/login', { json: { username, password: PASSWORD } }),
      await call('POST', '/api/messages', { json: A_MESSAGE }),
    ];
    const tables = await tablesOf(<Row>(text: string) => shop.database.read(sql<Row>`${sql.raw(text)}`));
    await shop.database.writeBatch([...beginRestoring('a'.repeat(32)), ...blockOtherWrites(tables)]);
    for (const { status, headers, problem } of await changes()) {
      expect({ status, detail: problem.detail }).toEqual({ status: 503, detail: BEING_RESTORED });
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await call('GET', '/api/products')).status).toBe(200);
    await writeAsRestore(shop.database).write(sql`UPDATE products SET product_name = 'Restored'`);

    await endRestoring(shop.database);
    expect((await changes()).map(({ status }) => Math.floor(status / 100))).toEqual([2, 2, 2]);
  });
});
