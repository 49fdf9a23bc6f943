import { type SQL, sql } from 'drizzle-orm';

/** For IN: however many the values are, they are bound as one, because a database binds only a hundred to a statement. */
export const jsonInList = (values: readonly (string | number)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
