import { AFTER, anyDiffers, type OldOrNew, type Trigger, trigger } from './trigger.ts';

/**
 * The variants of a family in one subcategory are one entry of a list, which shows the variant that leads in the country: of
 * those in stock the cheapest, and of equal ones the first. Maintained per price, so that no list has to compare variants.
 */
const COLUMNS = [
  'family_id',
  'subcategory_id',
  'country_id',
  'product_code',
  'sold',
  'in_stock',
  'prices_differ',
  'choices',
];
const OTHERS = COLUMNS.slice(3);
/** What prices and stock decide. */
const COMPARED = ['product_code', 'in_stock', 'prices_differ'];

/** Sorts the variants of an entry; ends with the product code. */
const RANK = `printf('%d%017d%04d%019d', 1 - price.has_stock, price.net_price, one.family_position, one.product_code)`;
const CODE_DIGITS = 19;

/** The values of each option, in the order of the variants: `[["Red","Blue"],["S","M"]]`. */
const CHOICES = `(
  SELECT json_group_array(json(offered)) FROM (
    SELECT json_group_array(value) AS offered FROM (
      SELECT choice.key AS nth, choice.value AS value, min(its.family_position) AS place
      FROM products AS its
      CROSS JOIN product_prices AS there ON there.product_code = its.product_code
        AND there.country_id = price.country_id AND there.display_at_website = 1
      JOIN json_each(its.options) AS choice
      WHERE its.family_id = one.family_id AND +its.subcategory_id = one.subcategory_id
      GROUP BY nth, value ORDER BY nth, place, value
    ) GROUP BY nth ORDER BY nth
  )
)`;

const LEADER = `CAST(substr(min(${RANK}), -${CODE_DIGITS}) AS INTEGER)`;
const IN_STOCK = 'sum(price.has_stock)';
const PRICES_DIFFER = 'min(price.net_price) < max(price.net_price)';
const COMPARISON = `${LEADER} AS product_code, ${IN_STOCK} AS in_stock, ${PRICES_DIFFER} AS prices_differ`;

const fillFor = (where: string) => `INSERT INTO leading_variants (${COLUMNS.join(', ')})
  SELECT one.family_id, one.subcategory_id, price.country_id,
    ${LEADER}, count(*), ${IN_STOCK}, ${PRICES_DIFFER}, ${CHOICES}
  FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
  WHERE one.family_id IS NOT NULL AND price.display_at_website = 1${where}
  GROUP BY one.family_id, one.subcategory_id, price.country_id`;

/** Finds all existing leading variants for an empty table. */
export const LEADING_FOUND = { table: 'leading_variants', fill: fillFor('') };

/** An entry of lists: a family in a subcategory. */
type Entry = { family: string; subcategory: string };

const entryOf = (row: OldOrNew): Entry => ({
  family: `${row}.family_id`,
  subcategory: `${row}.subcategory_id`,
});

/** The unary plus, and CROSS JOIN elsewhere, keep SQLite from beginning with all products of a subcategory or country. */
const ofEntry = ({ family, subcategory }: Entry, table = '') =>
  `${table}family_id = ${family} AND +${table}subcategory_id = ${subcategory}`;

/** The key of `leading_variants` begins with both. */
const leadOf = ({ family, subcategory }: Entry, table = '') =>
  `${table}family_id = ${family} AND ${table}subcategory_id = ${subcategory}`;

const inCountry = (column: string, country?: string) => (country ? ` AND ${column} = ${country}` : '');

/** Finds the leading variants of an entry again, in all countries or in one. */
const offerAgain = (entry: Entry, country?: string) =>
  `${fillFor(` AND ${ofEntry(entry, 'one.')}${inCountry('price.country_id', country)}`)}
    ON CONFLICT (family_id, subcategory_id, country_id) DO UPDATE
    SET ${OTHERS.map(column => `${column} = excluded.${column}`).join(', ')}
    WHERE (${OTHERS.map(column => `leading_variants.${column}`).join(', ')})
      IS NOT (${OTHERS.map(column => `excluded.${column}`).join(', ')})`;

/** Countries in which nothing of the entry is offered any more have no leading variant. */
const dropEmpty = (entry: Entry, country?: string) =>
  `DELETE FROM leading_variants WHERE ${leadOf(entry)}${inCountry('country_id', country)} AND NOT EXISTS (
      SELECT 1 FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
      WHERE ${ofEntry(entry, 'one.')} AND price.country_id = leading_variants.country_id AND price.display_at_website = 1)`;

const findAgain = (entry: Entry, country?: string) => [offerAgain(entry, country), dropEmpty(entry, country)];

/** After a change of a price or its stock: the same variants are offered. */
const compareAgain = (entry: Entry, country: string) =>
  `UPDATE leading_variants SET ${COMPARED.map(column => `${column} = found.${column}`).join(', ')}
    FROM (
      SELECT ${COMPARISON} FROM products AS one CROSS JOIN product_prices AS price ON price.product_code = one.product_code
      WHERE ${ofEntry(entry, 'one.')} AND price.country_id = ${country} AND price.display_at_website = 1
    ) AS found
    WHERE ${leadOf(entry, 'leading_variants.')} AND leading_variants.country_id = ${country}
      AND (${COMPARED.map(column => `leading_variants.${column}`).join(', ')})
      IS NOT (${COMPARED.map(column => `found.${column}`).join(', ')})`;

const firstOf = (entry: Entry) =>
  `(SELECT product_code FROM products WHERE ${ofEntry(entry)} ORDER BY family_position, product_code LIMIT 1)`;

const leader = (entry: Entry, which: string) =>
  `EXISTS (SELECT 1 FROM leading_variants AS lead WHERE ${leadOf(entry, 'lead.')}
      AND lead.product_code ${which} products.product_code)`;

/** As `products.leading` is described. */
function setLeading(entry: Entry, which = ofEntry(entry)): string {
  const leading = `iif(products.product_code = ${firstOf(entry)},
      iif(${leader(entry, '<>')}, 2, 3), ${leader(entry, '=')})`;
  return `UPDATE products SET leading = ${leading} WHERE ${which} AND leading <> ${leading}`;
}

const leadsThere = (entry: Entry) => `coalesce(product_prices.product_code = (
      SELECT lead.product_code FROM leading_variants AS lead
      WHERE ${leadOf(entry, 'lead.')} AND lead.country_id = product_prices.country_id), 0)`;

const setLeadingPrices = (entry: Entry, which: string) =>
  `UPDATE product_prices SET leading = ${leadsThere(entry)} WHERE ${which} AND leading <> ${leadsThere(entry)}`;

const setLeadersOf = (row: OldOrNew) => [
  setLeadingPrices(
    entryOf(row),
    `country_id = ${row}.country_id
      AND product_code IN (SELECT product_code FROM products WHERE ${ofEntry(entryOf(row))})`,
  ),
  setLeading(entryOf(row)),
];

/** Of these, those that are in the entry. */
const amongThese = ({ family, subcategory }: Entry, codes: string[]) =>
  `product_code IN (${codes.join(', ')}) AND +family_id = ${family} AND +subcategory_id = ${subcategory}`;

/** One variant leads instead of another: the rest of a large family stays as it is. */
function passLead(): string[] {
  const entry = entryOf('new');
  const both = ['old.product_code', 'new.product_code'];
  return [
    setLeadingPrices(
      entry,
      `country_id = new.country_id
      AND product_code IN (SELECT product_code FROM products WHERE ${amongThese(entry, both)})`,
    ),
    setLeading(entry, amongThese(entry, [...both, firstOf(entry)])),
  ];
}

/** The entry that the product of a price is part of. */
function entryOfPrice(row: OldOrNew): Entry {
  const its = (column: string) => `(SELECT ${column} FROM products WHERE product_code = ${row}.product_code)`;
  return { family: its('family_id'), subcategory: its('subcategory_id') };
}

const isOfFamily = (row: OldOrNew) => `${entryOfPrice(row).family} IS NOT NULL`;

const nowDiffersIn = (columns: readonly string[]) =>
  columns.map(column => `new.${column} IS NOT old.${column}`).join(' OR ');

const ENTRY = ['family_id', 'subcategory_id'];
const PLACE = [...ENTRY, 'options', 'family_position'];
const RANKED = ['net_price', 'has_stock'];

export const LEADING_VARIANTS: Trigger[] = [
  trigger({
    name: 'leading_variants_of_a_new_price',
    on: AFTER.insert('product_prices'),
    when: isOfFamily('new'),
    run: [
      offerAgain(entryOfPrice('new'), 'new.country_id'),
      setLeadingPrices(
        entryOfPrice('new'),
        'product_code = new.product_code AND country_id = new.country_id',
      ),
    ],
  }),
  trigger({
    name: 'leading_variants_of_a_changed_price',
    on: AFTER.update('product_prices', RANKED),
    when: `new.display_at_website = 1 AND old.display_at_website = 1
      AND (${anyDiffers(RANKED)}) AND ${isOfFamily('new')}`,
    run: [compareAgain(entryOfPrice('new'), 'new.country_id')],
  }),
  trigger({
    name: 'leading_variants_of_a_shown_price',
    on: AFTER.update('product_prices', ['display_at_website']),
    when: `${anyDiffers(['display_at_website'])} AND ${isOfFamily('new')}`,
    run: findAgain(entryOfPrice('new'), 'new.country_id'),
  }),
  trigger({
    name: 'leading_variants_of_a_deleted_price',
    on: AFTER.delete('product_prices'),
    when: isOfFamily('old'),
    run: findAgain(entryOfPrice('old'), 'old.country_id'),
  }),
  trigger({
    name: 'leading_variants_of_a_new_product',
    on: AFTER.insert('products'),
    when: 'new.family_id IS NOT NULL',
    run: [setLeading(entryOf('new'))],
  }),
  trigger({
    name: 'leading_variants_of_a_changed_product',
    on: AFTER.update('products', PLACE),
    when: `new.family_id IS NOT NULL AND (${nowDiffersIn(PLACE)})`,
    run: [
      ...findAgain(entryOf('new')),
      setLeading(entryOf('new')),
      setLeadingPrices(entryOf('new'), 'product_code = new.product_code'),
    ],
  }),
  trigger({
    name: 'leading_variants_after_one_left',
    on: AFTER.update('products', ENTRY),
    when: `old.family_id IS NOT NULL AND (${nowDiffersIn(ENTRY)})`,
    run: [...findAgain(entryOf('old')), setLeading(entryOf('old'))],
  }),
  trigger({
    name: 'leading_alone',
    on: AFTER.update('products', ['family_id']),
    when: 'new.family_id IS NULL AND old.family_id IS NOT NULL',
    run: [
      'UPDATE product_prices SET leading = 1 WHERE product_code = new.product_code AND leading = 0',
      'UPDATE products SET leading = 3 WHERE product_code = new.product_code AND leading <> 3',
    ],
  }),
  trigger({
    name: 'leading_variants_of_a_deleted_product',
    on: AFTER.delete('products'),
    when: 'old.family_id IS NOT NULL',
    run: [setLeading(entryOf('old'))],
  }),
  trigger({
    name: 'leading_variants_insert',
    on: AFTER.insert('leading_variants'),
    run: setLeadersOf('new'),
  }),
  trigger({
    name: 'leading_variants_update',
    on: AFTER.update('leading_variants', ['product_code']),
    when: 'new.product_code <> old.product_code',
    run: passLead(),
  }),
  trigger({
    name: 'leading_variants_delete',
    on: AFTER.delete('leading_variants'),
    run: setLeadersOf('old'),
  }),
];
