import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm';
import { createBoundedMap } from '../../functions/contracts/bounded-map.ts';
import { type Readable, type RowsOf, type Statement, toStatement } from './statement.ts';

const MOST = 500;
const prepared = createBoundedMap<Statement>(MOST);

/** A select that depends only on its key. Building the SQL of a long one is its slowest part, so it is done once. */
export function prepareOnce<Query extends Readable>(
  key: unknown,
  select: () => Query,
): Statement<RowsOf<Query>[number]> {
  const text = JSON.stringify(key);
  const statement = prepared.get(text) ?? prepared.set(text, toStatement(select()));
  return statement as Statement<RowsOf<Query>[number]>;
}

type Value = string | number | null;

/** A query whose SQL is built once; each call fills in its parameters. */
export function prepareWith<const Name extends string, Query extends Readable>(
  names: readonly Name[],
  select: (values: Record<Name, Placeholder>) => Query,
): (values: Record<Name, Value>) => Statement<RowsOf<Query>[number]> {
  let statement: Statement | undefined;
  return values => {
    const places = names.map(name => [name, sql.placeholder(name)]);
    statement ??= toStatement(select(Object.fromEntries(places)));
    const filled = { ...statement, params: fillPlaceholders(statement.params, values) };
    return filled as Statement<RowsOf<Query>[number]>;
  };
}
