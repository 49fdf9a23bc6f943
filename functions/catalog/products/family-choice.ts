import { type SQL, sql } from 'drizzle-orm';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import type { FamilyChoice } from '../../contracts/family-choice.ts';
import { productPictureOf } from '../pictures/product-picture.ts';
import { JOIN_DISPLAYED } from './displayed.ts';

type StoredVariant = {
  productCode: number;
  productName: string;
  sku: string | null;
  options: string[];
  files: PictureFile[] | null;
  netPrice: number | null;
  stockAvailable: number | null;
};

type StoredChoice = Omit<FamilyChoice, 'variants'> & { variants: StoredVariant[] };

/** The family of a product with all variants that the website displays, as JSON; null if it has none. */
export const familyOf = (familyId: SQL, countryId: SQL): SQL<string | null> => sql`(
  SELECT json_object('familyId', its.family_id, 'familyName', its.family_name, 'options', json(its.options), 'variants', (
    SELECT json_group_array(json(variant)) FROM (SELECT json_object(
      'productCode', one.product_code, 'productName', one.product_name, 'sku', one.sku, 'options', json(one.options),
      'files', json(pictures.files), 'netPrice', price.net_price, 'stockAvailable', price.stock_available
    ) AS variant
    FROM products AS one INDEXED BY products_in_order_of_family
    ${JOIN_DISPLAYED}
    LEFT JOIN pictures ON pictures.picture_id = one.picture_id
    LEFT JOIN product_prices AS price ON price.product_code = one.product_code
      AND price.country_id = ${countryId} AND price.display_at_website = 1
    WHERE one.family_id = its.family_id ORDER BY one.family_position, one.product_code)
  )) FROM families AS its WHERE its.family_id = ${familyId})`;

export function toChoice(json: string, pictureBase: string): FamilyChoice {
  const { variants, ...family } = JSON.parse(json) as StoredChoice;
  return { ...family, variants: variants.map(one => toVariant(one, pictureBase)) };
}

function toVariant({ files, netPrice, stockAvailable, ...variant }: StoredVariant, pictureBase: string) {
  return {
    ...variant,
    ...productPictureOf(files, pictureBase),
    price:
      netPrice === null ? null : { netPrice: fromHundredths(netPrice), stockAvailable: stockAvailable ?? 0 },
  };
}
