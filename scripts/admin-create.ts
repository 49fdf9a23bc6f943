import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { build } from '../db/build.ts';
import { users } from '../db/schema/users.ts';
import { newAdministrator } from './administrator.ts';
import { migrateShop } from './migrate.ts';
import { run, say, Trouble } from './say.ts';
import { readLocalSettings } from './settings.ts';
import { step } from './step.ts';
import { withDatabase } from './storage.ts';

await run(async () => {
  const { values } = parseArgs({
    options: {
      username: { type: 'string', default: process.env.ADMIN_USERNAME },
      password: { type: 'string', default: process.env.ADMIN_PASSWORD },
      remote: { type: 'boolean', default: false },
    },
  });
  const username = values.username || (await ask('User name: '));
  const password = values.password || (await ask('Password (at least 10 characters): '));
  const administrator = await newAdministrator({ username, password });
  await (values.remote ? createRemotely(administrator) : createLocally(administrator));
  say(`${administrator.username} may sign in at /login`);
});

type Administrator = Awaited<ReturnType<typeof newAdministrator>>;

async function createLocally(administrator: Administrator) {
  await withDatabase(await readLocalSettings(), async database => {
    await migrateShop(database);
    const [taken] = await database.read(
      build.select().from(users).where(eq(users.username, administrator.username)),
    );
    if (taken)
      throw new Trouble(`There is an account ${administrator.username} already: choose another name`);
    await database.write(build.insert(users).values(administrator));
  });
}

/** Cloudflare's D1 is reached through wrangler, which knows the account; only the password's hash is sent. */
async function createRemotely({ username, passwordHash, role, designation, createdAt }: Administrator) {
  const values = [username, passwordHash, role, designation].map(text => `'${text.replaceAll("'", "''")}'`);
  const statement = `INSERT INTO users (username, password_hash, role, designation, created_at)
    VALUES (${values.join(', ')}, ${createdAt.getTime()})`;
  await step('Creating the administrator', 'wrangler', [
    'd1',
    'execute',
    'DB',
    '--remote',
    '--command',
    statement,
  ]);
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Trouble('Say who: npm run admin:create -- --username NAME --password PASSWORD');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
