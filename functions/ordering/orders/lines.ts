import { sql } from 'drizzle-orm';
import { orderLines } from '../../../db/schema/order-lines.ts';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { productPictureOf } from '../../catalog/pictures/product-picture.ts';
import { amountsOf, ORDER_AMOUNTS } from '../../contracts/price-amounts.ts';
import type { OrderLine } from './contract.ts';

/** What an order keeps of a line, as of the sale. */
export const LINE_FIELDS = ['productCode', 'productName', 'quantity', ...ORDER_AMOUNTS] as const;

export type StoredLine = Pick<typeof orderLines.$inferSelect, (typeof LINE_FIELDS)[number]> & {
  files: PictureFile[] | null;
};

const byName = sql.raw(LINE_FIELDS.map(name => `'${name}', ${orderLines[name].name}`).join(', '));

/** Names and prices are copies; the picture is the product's own, if it still exists. */
export const LINES = sql<string>`(
  SELECT json_group_array(json_object(${byName}, 'files', json(files)))
  FROM (
    SELECT order_lines.*, pictures.files FROM order_lines
      LEFT JOIN products ON products.product_code = order_lines.product_code
      LEFT JOIN pictures ON pictures.picture_id = products.picture_id
    WHERE order_lines.order_id = orders.order_id ORDER BY position
  )
)`;

/** Without a base, its picture is left out. */
export const toOrderLine =
  (pictureBase: string | undefined) =>
  (line: StoredLine): OrderLine => ({
    productCode: line.productCode,
    productName: line.productName,
    ...(pictureBase === undefined ? productPictureOf(null, '') : productPictureOf(line.files, pictureBase)),
    quantity: line.quantity,
    ...amountsOf(ORDER_AMOUNTS, name => fromHundredths(line[name])),
    lineTotal: fromHundredths(line.unitPrice * line.quantity),
  });
