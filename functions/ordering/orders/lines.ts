import { sql } from 'drizzle-orm';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import { productPictureOf } from '../../catalog/pictures/product-picture.ts';
import type { OrderLine } from './contract.ts';

export type LineTuple = [
  productCode: number,
  productName: string,
  quantity: number,
  unitPrice: number,
  pv: number,
  pq: number,
  files: PictureFile[] | null,
];

/** Names and prices are copies; the picture is the product's own, if it still exists. */
export const LINES = sql<string>`(
  SELECT json_group_array(json_array(product_code, product_name, quantity, unit_price, pv, pq, json(files)))
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
  ([productCode, productName, quantity, unitPrice, pv, pq, files]: LineTuple): OrderLine => ({
    productCode,
    productName,
    ...(pictureBase === undefined ? productPictureOf(null, '') : productPictureOf(files, pictureBase)),
    quantity,
    unitPrice: fromHundredths(unitPrice),
    pv: fromHundredths(pv),
    pq: fromHundredths(pq),
    lineTotal: fromHundredths(unitPrice * quantity),
  });
