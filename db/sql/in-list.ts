import { type SQL, sql } from 'drizzle-orm';

/** For IN: binds any number of values as one, because D1 allows only a hundred per statement. */
export const jsonInList = (values: readonly (string | number)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
