import { type SQL, sql } from 'drizzle-orm';

/** Selects the codes of a product and of the other variants of its family, which share their reviews. */
export const productsSharingReviews = (productCode: SQL): SQL => sql`
  SELECT ${productCode} UNION
  SELECT variant.product_code FROM products AS one JOIN products AS variant ON variant.family_id = one.family_id
  WHERE one.product_code = ${productCode}`;
