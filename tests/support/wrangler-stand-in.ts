import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parse } from 'smol-toml';

/** In place of Cloudflare: a file for each database by its id, the commands of wrangler, and its deployments. */
const FOLDER = process.env.AT_CLOUDFLARE ?? '';

type Statement = { sql: string; values: SQLInputValue[] };

/**
 * The bindings at Cloudflare, on files.
 * @public
 */
export async function getPlatformProxy({ configPath }: { configPath: string }) {
  const config = JSON.parse(readFileSync(configPath, 'utf8'));
  const database = new DatabaseSync(join(FOLDER, `${config.d1_databases[0].database_id}.sqlite`));
  const all = ({ sql, values }: Statement) => ({ results: database.prepare(sql).all(...values) });
  const prepare = (sql: string, values: SQLInputValue[] = []) => ({
    sql,
    values,
    bind: (...given: SQLInputValue[]) => prepare(sql, given),
    all: async () => all({ sql, values }),
    raw: async () => {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      return statement.all(...values);
    },
  });
  const batch = async (statements: Statement[]) => {
    database.exec('BEGIN');
    const answers = statements.map(all);
    database.exec('COMMIT');
    return answers;
  };
  return { env: { DB: { prepare, batch }, PICTURES: {} }, dispose: async () => database.close() };
}

type Deployment = { version: string; build: string };

const bookOf = (worker: string) => join(FOLDER, `${worker}.deployments`);

const deploymentsOf = (worker: string): Deployment[] =>
  existsSync(bookOf(worker))
    ? readFileSync(bookOf(worker), 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
    : [];

const noteDeployment = (worker: string, deployment: Deployment) =>
  appendFileSync(bookOf(worker), `${JSON.stringify(deployment)}\n`);

function configOf(args: string[]) {
  const file = readFileSync(args[args.indexOf('--config') + 1] ?? '', 'utf8');
  const named = args.find(arg => arg.startsWith('--env='))?.slice('--env='.length);
  // Built for one environment, or with all of them.
  const config = named === undefined ? JSON.parse(file) : parse(file);
  return named ? { ...config, ...config.env[named] } : config;
}

function act(args: string[], worker: string) {
  const [command, ...more] = args;
  const deployments = deploymentsOf(worker);
  if (command === 'deploy') {
    const build = readFileSync('dist/.build-name', 'utf8');
    return noteDeployment(worker, { version: `version-${deployments.length + 1}-of-${worker}`, build });
  }
  if (command === 'deployments') {
    const last = deployments.at(-1);
    if (!last) throw new Error(`The Worker ${worker} has no deployments.`);
    const versions = [{ version_id: last.version, percentage: 100 }];
    return process.stdout.write(JSON.stringify({ versions }));
  }
  const named = more[0]?.startsWith('--') ? undefined : more[0];
  const back = named ? deployments.find(({ version }) => version === named) : deployments.at(-2);
  if (!back) throw new Error('Could not find stable Worker Version to rollback to.');
  noteDeployment(worker, back);
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const config = configOf(args);
  const { CLOUDFLARE_ENV } = process.env;
  if (args[0] !== 'deployments')
    appendFileSync(join(FOLDER, 'asked'), `${JSON.stringify({ args, config, CLOUDFLARE_ENV })}\n`);
  if (!args.includes('--dry-run')) act(args, config.name);
}
