import { AFTER, anyDiffers, type OldOrNew, type Trigger, trigger } from './trigger.ts';

/**
 * By which options lists can be filtered, and how many families each value leads to. Follows the leading variants, whose
 * `choices` are of the variants sold in a country: neither a sale nor a changed amount writes anything here.
 */
const NAMED = "name.value || ':' || chosen.value";

const namesOf = (family: string) => `(SELECT options FROM families WHERE family_id = ${family})`;

/** The values of an entry, each with its option. */
const offered = (names: string, choices: string) => `json_each(${names}) AS name
    CROSS JOIN json_each(${choices}) AS those ON those.key = name.key
    CROSS JOIN json_each(those.value) AS chosen`;

/** The same value in another case is the same choice. */
const choicesOf = (names: string, choices: string) =>
  `SELECT min(${NAMED}) FROM ${offered(names, choices)} GROUP BY lower(${NAMED})`;

const INTO_COUNTS = 'INSERT INTO option_counts (subcategory_id, country_id, choice, option_name, families)';

type Entry = { of: string; names: string; choices: string; from?: string; where?: string; having?: string };

/** Filters show the spelling that came last. */
const count = ({ of, names, choices, from = '', where = 'true', having = 'true' }: Entry) => `${INTO_COUNTS}
    SELECT ${of}.subcategory_id, ${of}.country_id, min(${NAMED}), min(name.value), 1
    FROM ${from}${offered(names, choices)}
    WHERE ${where}
    GROUP BY 1, 2, lower(${NAMED}) HAVING ${having}
    ON CONFLICT (subcategory_id, country_id, choice) DO UPDATE
    SET families = families + 1, choice = excluded.choice, option_name = excluded.option_name`;

const discount = (entry: OldOrNew, which: string) => `UPDATE option_counts SET families = families - 1
    WHERE subcategory_id = ${entry}.subcategory_id AND country_id = ${entry}.country_id AND ${which}`;

const ITS_NAMES = { old: namesOf('old.family_id'), new: namesOf('new.family_id') };
const OLD_CHOICES = choicesOf(ITS_NAMES.old, 'old.choices');
const NEW_CHOICES = choicesOf(ITS_NAMES.new, 'new.choices');

/** Counts what all families offer, into an empty table. */
export const OPTIONS_COUNTED = {
  table: 'option_counts',
  fill: `${INTO_COUNTS}
    SELECT subcategory_id, country_id, min(choice), min(option_name), count(*) FROM (
      SELECT entry.subcategory_id, entry.country_id, min(${NAMED}) AS choice, min(name.value) AS option_name
      FROM leading_variants AS entry CROSS JOIN families AS its ON its.family_id = entry.family_id
      CROSS JOIN ${offered('its.options', 'entry.choices')}
      GROUP BY entry.family_id, entry.subcategory_id, entry.country_id, lower(${NAMED})
    ) GROUP BY subcategory_id, country_id, lower(choice)`,
};

const INTO_OPTIONS = 'INSERT INTO variant_options (product_code, choice, subcategory_id)';

const options = (one: string, from: string, where: string) => `${INTO_OPTIONS}
    SELECT ${one}.product_code, ${NAMED}, ${one}.subcategory_id
    FROM ${from}
    CROSS JOIN json_each(its.options) AS name
    CROSS JOIN json_each(${one}.options) AS chosen ON chosen.key = name.key
    WHERE ${where}
    ON CONFLICT DO NOTHING`;

/** Finds the choices of all variants, for an empty table. */
export const OPTIONS_FOUND = {
  table: 'variant_options',
  fill: options(
    'one',
    'products AS one CROSS JOIN families AS its ON its.family_id = one.family_id',
    'one.family_id IS NOT NULL',
  ),
};

const OF_NEW_PRODUCT = options('new', 'families AS its', 'its.family_id = new.family_id');
const PLACE = ['family_id', 'subcategory_id', 'options'];

export const OPTION_COUNTS: Trigger[] = [
  trigger({
    name: 'option_counts_insert',
    on: AFTER.insert('leading_variants'),
    run: [count({ of: 'new', names: ITS_NAMES.new, choices: 'new.choices' })],
  }),
  trigger({
    name: 'option_counts_update',
    on: AFTER.update('leading_variants', ['choices']),
    when: anyDiffers(['choices']),
    run: [
      discount('old', `choice IN (${OLD_CHOICES} EXCEPT ${NEW_CHOICES})`),
      count({
        of: 'new',
        names: ITS_NAMES.new,
        choices: 'new.choices',
        having: `min(${NAMED}) NOT IN (${OLD_CHOICES})`,
      }),
    ],
  }),
  trigger({
    name: 'option_counts_delete',
    on: AFTER.delete('leading_variants'),
    run: [discount('old', `choice IN (${OLD_CHOICES})`)],
  }),
  trigger({
    name: 'option_counts_of_a_renamed_option',
    on: AFTER.update('families', ['options']),
    when: anyDiffers(['options']),
    run: [
      `UPDATE option_counts SET families = families - (
        SELECT count(*) FROM leading_variants AS entry WHERE entry.family_id = new.family_id
          AND entry.subcategory_id = option_counts.subcategory_id AND entry.country_id = option_counts.country_id
          AND option_counts.choice IN (${choicesOf('old.options', 'entry.choices')}))
      WHERE (subcategory_id, country_id) IN (
        SELECT subcategory_id, country_id FROM leading_variants WHERE family_id = new.family_id)`,
      count({
        of: 'entry',
        names: 'new.options',
        choices: 'entry.choices',
        from: 'leading_variants AS entry CROSS JOIN ',
        where: 'entry.family_id = new.family_id',
      }),
      `DELETE FROM variant_options
      WHERE product_code IN (SELECT product_code FROM products WHERE family_id = new.family_id)`,
      options(
        'one',
        'families AS its CROSS JOIN products AS one ON one.family_id = its.family_id',
        'its.family_id = new.family_id',
      ),
    ],
  }),
  trigger({
    name: 'variant_options_insert',
    on: AFTER.insert('products'),
    when: 'new.family_id IS NOT NULL',
    run: [OF_NEW_PRODUCT],
  }),
  trigger({
    name: 'variant_options_update',
    on: AFTER.update('products', PLACE),
    when: `coalesce(new.family_id, old.family_id) IS NOT NULL
      AND (${PLACE.map(column => `new.${column} IS NOT old.${column}`).join(' OR ')})`,
    run: ['DELETE FROM variant_options WHERE product_code = new.product_code', OF_NEW_PRODUCT],
  }),
];
