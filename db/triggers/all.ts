import { CATALOGUE } from './catalogue.ts';
import { COUNTS } from './counts.ts';
import { CUSTOMER_FIGURES } from './customer-figures.ts';
import { DERIVED } from './derived.ts';
import { HAS_STOCK } from './has-stock.ts';
import { HISTORY } from './history.ts';
import { LEADING_VARIANTS } from './leading-variants.ts';
import { LEDGERS } from './ledgers.ts';
import { OPTION_COUNTS } from './option-counts.ts';
import { PAYABLE } from './payable.ts';
import { PRICE_COUNTS } from './price-counts.ts';
import { RATINGS } from './ratings.ts';
import { RULES } from './rules.ts';
import { SEARCH } from './search.ts';
import type { Trigger } from './trigger.ts';
import { UNSETTLED_PAYMENTS } from './unsettled.ts';

/** Every trigger of the database. After a change: `npm run db:triggers`. */
export const TRIGGERS: Trigger[] = [
  ...HISTORY,
  ...CATALOGUE,
  ...SEARCH,
  ...COUNTS,
  ...PRICE_COUNTS,
  ...CUSTOMER_FIGURES,
  ...HAS_STOCK,
  ...LEADING_VARIANTS,
  ...OPTION_COUNTS,
  ...LEDGERS,
  ...DERIVED,
  ...RATINGS,
  ...RULES,
  ...PAYABLE,
  ...UNSETTLED_PAYMENTS,
];
