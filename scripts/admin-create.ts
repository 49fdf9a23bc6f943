import { createInterface } from 'node:readline/promises';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/users.ts';
import { build } from '../db/sql/build.ts';
import { newAdministrator } from './administrator.ts';
import type { Stores } from './demo/pictures.ts';
import { migrateIfNew } from './migrate.ts';
import { AT_CLOUDFLARE, placeOf } from './place.ts';
import { CliError, print, runWith } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { lockState } from './state-lock.ts';
import { withStores } from './storage.ts';

await runWith(
  { options: { ...AT_CLOUDFLARE, username: { type: 'string' }, password: { type: 'string' } } },
  async ({ values }) => {
    const place = placeOf(values);
    const username = values.username || process.env.ADMIN_USERNAME || (await ask('User name: '));
    const password =
      values.password || process.env.ADMIN_PASSWORD || (await ask('Password (at least 10 characters): '));
    const administrator = await newAdministrator({ username, password });
    const create = async ({ database }: Stores) => {
      // A deploy migrates the shop at Cloudflare.
      if (!place.remote) await migrateIfNew(database);
      const [taken] = await database.read(
        build.select().from(users).where(eq(users.username, administrator.username)),
      );
      if (taken)
        throw new CliError(`The account ${administrator.username} already exists: choose another name`);
      await database.write(build.insert(users).values(administrator));
    };
    const settings = await readLocalSettings();
    // A file has one writer; a server takes any number.
    const isFile = !place.remote && settings.checked.database.kind === 'd1';
    if (isFile) lockState(settings.stateDir, 'npm run admin:create');
    await withStores(settings, create, place);
    print(`${administrator.username} can sign in at /login`);
  },
);

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CliError('Name the account: npm run admin:create -- --username NAME --password PASSWORD');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
