import { DatabaseSync } from 'node:sqlite';
import { inArray } from 'drizzle-orm';
import { openLibsql } from '../db/client/libsql.ts';
import { users } from '../db/schema/users.ts';
import { build } from '../db/sql/build.ts';
import { toStatement } from '../db/sql/statement.ts';
import { verifyPassword } from '../functions/people/auth/passwords.ts';
import { fileOfD1 } from './backup/local-files.ts';
import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import { print, run } from './say.ts';
import { type LocalSettings, readLocalSettings } from './settings.ts';

/** Warns when a shop is opened to others of settings that are fine only locally. */
await run(async () => {
  const settings = await readLocalSettings();
  if (!settings.checked.shopUrl) {
    print(
      '\n⚠ SHOP_URL is not set: links in emails lead to http://localhost, and forms submitted without JavaScript are refused. Set it to the address that visitors use',
    );
  }
  const known = await withDemoPasswords(settings);
  if (known.length > 0) {
    print(
      `\n⚠ These accounts still have the public passwords of the demo: ${known.join(', ')}. Log in to each and change it under /account, or disable the account in the back office`,
    );
  }
});

async function withDemoPasswords(settings: LocalSettings): Promise<string[]> {
  const hashes = await hashesIn(settings);
  const known = [];
  for (const { username, password } of DEMO_ACCOUNTS)
    if (await verifyPassword(password, hashes.get(username))) known.push(username);
  return known;
}

function selectAccounts() {
  const names = DEMO_ACCOUNTS.map(({ username }) => username);
  return build
    .select({ username: users.username, hash: users.passwordHash, enabled: users.enabled })
    .from(users)
    .where(inArray(users.username, names));
}

/** A local database is read as a file, while the shop runs. */
async function hashesIn({ stateDir, checked: { database } }: LocalSettings): Promise<Map<string, string>> {
  if (database.kind === 'libsql') return hashesOf(await openLibsql(database).read(selectAccounts()));
  const file = new DatabaseSync(fileOfD1(stateDir), { readOnly: true, timeout: 5_000 });
  const { sql, params } = toStatement(selectAccounts());
  const rows = file.prepare(sql).all(...(params as string[]));
  file.close();
  return hashesOf(
    rows.map(row => ({
      username: String(row.username),
      hash: String(row.password_hash),
      enabled: row.enabled === 1,
    })),
  );
}

type Account = { username: string; hash: string; enabled: boolean };

function hashesOf(accounts: Account[]): Map<string, string> {
  return new Map(accounts.filter(({ enabled }) => enabled).map(({ username, hash }) => [username, hash]));
}
