import { type Check, long } from './broken-orders.ts';

export const FAMILY_CHECKS: Check[] = [
  ['family_name_length', 'families', [{ family_name: '' }, { family_name: long(201) }]],
  [
    'family_options_are_one_to_three',
    'families',
    [{ options: '[]' }, { options: '["a","b","c","d"]' }, { options: '{}' }],
  ],
  [
    'family_option_names_differ',
    'families',
    [{ options: '["a","A"]' }, { options: '["a","b","A"]' }, { options: '["a","b","B"]' }],
  ],
  ['family_swatches_are_an_object', 'families', [{ swatches: '[]' }, { swatches: '["#d8c7a3"]' }]],
  ['family_position_in_range', 'products', [{ family_position: -1 }, { family_position: 1001 }]],
  ['product_options_are_a_list', 'products', [{ options: '{}' }, { options: '1' }]],
  ['leading_is_known', 'products', [{ leading: -1 }, { leading: 4 }]],
  ['leading_is_yes_or_no', 'product_prices', [{ leading: 2 }]],
  ['some_variant_is_sold', 'leading_variants', [{ sold: 0, in_stock: 0 }]],
  ['variants_in_stock_are_sold', 'leading_variants', [{ in_stock: -1 }, { in_stock: 3 }]],
  ['prices_differ_is_yes_or_no', 'leading_variants', [{ prices_differ: 2 }]],
  ['choices_are_a_list', 'leading_variants', [{ choices: '{}' }]],
  ['sold_behind_not_negative', 'price_counts', [{ sold_behind: -1 }]],
  ['in_stock_behind_not_negative', 'price_counts', [{ in_stock_behind: -1 }]],
  ['families_not_negative', 'option_counts', [{ families: -1 }]],
];
