import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '../../scripts/migrations.ts';
import { newCheckout } from '../support/checkout.ts';

const execute = promisify(execFile);
const refusal = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) });

test('deploy --dry-run works without an account, and a real deploy without a database is refused', async () => {
  const { stdout } = await execute('node', ['scripts/deploy.ts', '--dry-run']);
  expect(stdout).toContain('can be deployed');
  expect(stdout).toMatch(/env\.DB .*D1 Database/);

  await expect(execute('node', ['scripts/deploy.ts'])).rejects.toMatchObject(refusal('database_id'));
  await expect(execute('node', ['scripts/deploy.ts', '--env', 'staging'])).rejects.toMatchObject(
    refusal('wrangler d1 create meridian-staging'),
  );
});

describe('with a production shop and a staging shop', () => {
  let checkout: Awaited<ReturnType<typeof newCheckout>>;
  let toml: string;
  const buildOf = async (worker: string) => (await checkout.deployed(worker)).at(-1);
  const shops = {
    production: runningShop('about-production.js', () => buildOf('meridian')),
    staging: runningShop('about-staging.js', () => buildOf('meridian-staging')),
  };

  beforeAll(async () => {
    checkout = await newCheckout();
    const [production, staging] = await Promise.all([shops.production, shops.staging]);
    toml = (await readFile('wrangler.toml', 'utf8'))
      .replace('database_name = "meridian"', '$&\ndatabase_id = "id-of-production"')
      .replace('database_name = "meridian-staging"', '$&\ndatabase_id = "id-of-staging"')
      .concat(`[vars]\nSHOP_URL = "${production.url}"\n[env.staging.vars]\nSHOP_URL = "${staging.url}"\n`);
    await checkout.configure(toml);
  });
  afterAll(async () => {
    await checkout.remove();
    for (const shop of Object.values(shops)) (await shop).close();
  });

  const refuses = async (args: string[], text: string, variables?: Record<string, string>) => {
    await expect(checkout.command('deploy', args, variables)).rejects.toMatchObject({
      ...refusal(text),
      stdout: expect.not.stringContaining('Building'),
    });
    expect(await checkout.asked()).toEqual([]);
  };

  test('a mistyped option or environment is named, and nothing is built or deployed', async () => {
    await refuses(['--env', 'stagin'], 'no [env.stagin], only staging');
    await refuses(['--enviroment', 'staging'], '--enviroment');
    await refuses(['--env'], '--env');
    await refuses(['staging'], "'staging'");
    await refuses(['--wait', 'long'], '--wait must be a number of seconds');
    await refuses([], 'npm run deploy -- --dry-run', {
      npm_lifecycle_event: 'deploy',
      npm_config_dry_run: 'true',
    });
    await refuses([], 'npm run deploy -- --env', {
      npm_lifecycle_event: 'deploy',
      npm_config_env: 'staging',
    });
  });

  test('an environment that shares the production bucket blocks every deploy', async () => {
    onTestFinished(() => checkout.configure(toml));
    await checkout.configure(toml.replace('meridian-staging-pictures', 'meridian-pictures'));
    for (const args of [['--env', 'staging'], []]) await refuses(args, 'share the bucket meridian-pictures');
  });

  test.each(['deploy', 'backup', 'restore', 'admin-create'])(
    'with production settings in the shell, %s cannot reach production under another name',
    async command => {
      const args = command === 'deploy' ? ['--env', 'staging'] : ['--remote', '--env', 'staging'];
      if (/backup|restore/.test(command)) args.push('file.tar.gz');
      const shell = { LIBSQL_URL: 'libsql://production.example' };
      await expect(checkout.command(command, args, shell)).rejects.toMatchObject(refusal('LIBSQL_URL'));
    },
  );

  test('a backup of staging never backs up the local shop', async () => {
    const args = ['--env', 'staging', 'file.tar.gz'];
    await expect(checkout.command('backup', args)).rejects.toMatchObject(refusal('add --remote'));
  });

  test('staging is built, migrated and deployed without touching production, and then production is too', async () => {
    const [production, staging] = await Promise.all([shops.production, shops.staging]);
    const said = await checkout.command('deploy', ['--env', 'staging'], { CLOUDFLARE_ENV: 'production' });
    expect(said).toMatch(/^To deploy: the worker meridian-staging, the database meridian-staging,/);
    const [asked, ...more] = await checkout.asked();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      args: ['deploy', '--config', 'dist/meridian/wrangler.json'],
      CLOUDFLARE_ENV: '',
      config: {
        name: 'meridian-staging',
        d1_databases: [{ binding: 'DB', database_id: 'id-of-staging' }],
        r2_buckets: [{ binding: 'PICTURES', bucket_name: 'meridian-staging-pictures' }],
        vars: { SHOP_URL: staging.url },
        triggers: { crons: expect.arrayContaining([expect.any(String)]) },
      },
    });
    expect(JSON.stringify(asked)).not.toMatch(/id-of-production|"meridian-pictures"/);

    expect(await checkout.databases()).toEqual(['id-of-staging']);
    const names = (await readMigrations('db/migrations')).map(({ name }) => ({ name }));
    expect(checkout.rows('id-of-staging', 'SELECT name FROM d1_migrations ORDER BY id')).toEqual(names);

    expect(production.asked).toEqual([]);
    expect(await checkout.assets()).toContain('about-staging.js');

    const person = ['--username', 'tester', '--password', 'a-password-of-mine'];
    await checkout.command('admin-create', ['--remote', '--env', 'staging', ...person]);
    expect(checkout.rows('id-of-staging', 'SELECT username, role FROM users')).toEqual([
      { username: 'tester', role: 'admin' },
    ]);
    expect(await checkout.databases()).toEqual(['id-of-staging']);

    await deployProduction();
    // Anything that marks it as the staging build.
    await writeFile(join(checkout.folder, 'dist/.built'), 'staging');
    await refuses(['--env', 'staging'], 'The build is for the worker meridian, the database meridian');
  });

  test('a build that does not respond is rolled back if there is an earlier one; a manual rollback works too', async () => {
    const { url, health } = await shops.staging;
    const worker = 'meridian-staging';
    const staging = (command: string, ...args: string[]) =>
      checkout.command(command, ['--env', 'staging', ...args]);
    const production = await checkout.deployed('meridian');
    onTestFinished(async () => {
      health.answers = () => true;
      await checkout.asked();
    });

    await rm(join(checkout.folder, 'dist/.built'), { force: true });
    await staging('deploy');
    const good = await buildOf(worker);

    // The same build under another name, which is all that tells builds apart here.
    await writeFile(join(checkout.folder, 'dist/.build-name'), `${good}-and-later`);
    health.answers = build => build === good;
    const deploy = staging('deploy', '--wait', '2');
    await expect(deploy).rejects.toMatchObject(refusal('Rolled back: version'));
    await expect(deploy).rejects.toMatchObject(refusal('it returns 503'));
    const [bad, back] = (await checkout.deployed(worker)).slice(-2);
    expect({ isNew: bad !== good, back }).toEqual({ isNew: true, back: good });

    health.answers = () => false;
    await expect(staging('deploy', '--wait', '1')).rejects.toMatchObject(refusal('Nothing was rolled back'));
    expect(await buildOf(worker)).toBe(bad);

    await expect(staging('rollback', '--wiat', '1')).rejects.toMatchObject(refusal('--wiat'));
    expect(await buildOf(worker)).toBe(bad);
    health.answers = build => build === good;
    expect(await staging('rollback')).toContain(`${url} responds`);
    expect(await buildOf(worker)).toBe(good);
    health.answers = () => false;
    await expect(staging('rollback', '--wait', '1')).rejects.toMatchObject(refusal('does not work'));
    expect(await checkout.deployed('meridian')).toEqual(production);
  });

  async function deployProduction() {
    await checkout.command('deploy', [], { CLOUDFLARE_ENV: 'staging' });
    const [asked] = await checkout.asked();
    expect(asked).toMatchObject({
      CLOUDFLARE_ENV: '',
      config: {
        name: 'meridian',
        d1_databases: [{ database_id: 'id-of-production' }],
        r2_buckets: [{ bucket_name: 'meridian-pictures' }],
      },
    });
    expect(JSON.stringify(asked)).not.toMatch(/id-of-staging|meridian-staging/);
    expect(checkout.rows('id-of-production', 'SELECT count(*) AS users FROM users')).toEqual([{ users: 0 }]);
    expect(await checkout.assets()).toContain('about-production.js');
    expect(await checkout.assets()).not.toContain('about-staging.js');
  }
});

/** What a deploy asks a running shop: a build with one script, and its id. */
async function runningShop(script: string, build: () => Promise<string | undefined>) {
  const asked: string[] = [];
  const health = { answers: (_build: string) => true };
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    if (request.url !== '/api/health') {
      const files = { files: [script], earlier: {} };
      return response.end(request.url === '/build.json' ? JSON.stringify(files) : script);
    }
    const running = await build();
    response.statusCode = running && health.answers(running) ? 200 : 503;
    response.end(JSON.stringify({ status: 'ok', build: running }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, health, close: () => void server.close() };
}
