export type Trigger = { name: string; sql: string };

/** SQL name of the row before or after the change. */
export type OldOrNew = 'old' | 'new';

type Description = {
  name: string;
  /** The event: `AFTER UPDATE OF email ON users`. */
  on: string;
  when?: string | undefined;
  run: string[];
};

/** Every trigger of the shop has this shape. */
export function trigger({ name, on, when, run }: Description): Trigger {
  const condition = when === undefined ? [] : [`WHEN ${dedent(when)}`];
  const statements = run.map(statement => `  ${dedent(statement).replaceAll('\n', '\n  ')};`);
  return {
    name,
    sql: [`CREATE TRIGGER ${name} ${on}`, ...condition, 'BEGIN', ...statements, 'END'].join('\n'),
  };
}

/** For trigger families with one trigger per event. */
export const AFTER = {
  insert: (table: string) => `AFTER INSERT ON ${table}`,
  update: (table: string, columns?: readonly string[]) =>
    `AFTER UPDATE ${columns ? `OF ${columns.join(', ')} ` : ''}ON ${table}`,
  delete: (table: string) => `AFTER DELETE ON ${table}`,
};

/** `new.state <> old.state OR …`: an UPDATE may set a column to its old value. */
export const anyDiffers = (columns: readonly string[]) =>
  columns.map(column => `new.${column} <> old.${column}`).join(' OR ');

/** `'a', 'b'`: our own keys, as a list for SQL IN. */
export const listed = (keys: readonly string[]) => keys.map(key => `'${key}'`).join(', ');

/** SQL is indented like the code around it; a migration begins at the margin. */
function dedent(sql: string): string {
  const [first = '', ...rest] = sql.trim().split('\n');
  const margin = Math.min(...rest.map(line => line.search(/\S|$/)));
  const least = rest.length > 0 ? margin : 0;
  return [first, ...rest.map(line => line.slice(least))].join('\n');
}
