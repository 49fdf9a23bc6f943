import { type SQL, sql } from 'drizzle-orm';
import type { PictureFile } from '../../../db/schema/pictures.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { fromHundredths } from '../../../db/sql/minor-units.ts';
import type { FamilyChoice } from '../../contracts/family-choice.ts';
import { amountsOf, PRICE_AMOUNTS } from '../../contracts/price-amounts.ts';
import { productPictureOf } from '../pictures/product-picture.ts';
import { JOIN_DISPLAYED } from './displayed.ts';

type Variant = FamilyChoice['variants'][number];

/** Its amounts are in hundredths. */
type StoredVariant = Pick<Variant, 'productCode' | 'productName' | 'sku' | 'options' | 'price'> & {
  files: PictureFile[] | null;
};

type StoredChoice = Omit<FamilyChoice, 'variants'> & { variants: StoredVariant[] };

const AMOUNTS = sql.raw(PRICE_AMOUNTS.map(name => `'${name}', price.${productPrices[name].name}`).join(', '));

/** The family of a product with all variants that the website displays, as JSON; null if it has none. */
export const familyOf = (familyId: SQL, countryId: SQL): SQL<string | null> => sql`(
  SELECT json_object('familyId', its.family_id, 'familyName', its.family_name, 'options', json(its.options),
    'swatches', json(its.swatches), 'variants', (
    SELECT json_group_array(json(variant)) FROM (SELECT json_object(
      'productCode', one.product_code, 'productName', one.product_name, 'sku', one.sku, 'options', json(one.options),
      'files', json(pictures.files), 'price', iif(price.product_code IS NULL, NULL,
        json_object(${AMOUNTS}, 'stockAvailable', price.stock_available))
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

const toVariant = ({ files, price, ...variant }: StoredVariant, pictureBase: string): Variant => ({
  ...variant,
  ...productPictureOf(files, pictureBase),
  price: price && { ...price, ...amountsOf(PRICE_AMOUNTS, name => fromHundredths(price[name])) },
});
