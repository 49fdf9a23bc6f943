import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Where Cloudflare would be: a file for each database by its id, and what wrangler was asked to do. */
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

if (import.meta.main) {
  const args = process.argv.slice(2);
  const config = JSON.parse(readFileSync(args[args.indexOf('--config') + 1] ?? '', 'utf8'));
  const { CLOUDFLARE_ENV } = process.env;
  appendFileSync(join(FOLDER, 'asked'), `${JSON.stringify({ args, config, CLOUDFLARE_ENV })}\n`);
}
