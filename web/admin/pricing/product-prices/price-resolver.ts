import type * as z from 'zod';
import {
  type CreateProductPrice,
  createPriceIn,
} from '../../../../functions/pricing/product-prices/contract.ts';
import { PRICE } from '../../../../functions/pricing/product-prices/record.ts';
import { filledResolver } from '../../form/resolver.ts';
import { numbersOf } from '../../form/values.ts';
import { withNumbers } from '../../form/with-numbers.ts';

type Values = z.input<typeof CreateProductPrice>;

/** Reads a price in its country's currency, and reports decimals the currency lacks before sending. */
export const priceResolver = (currencyOf: (countryId: number) => string) =>
  withNumbers<Values, CreateProductPrice>(
    ({ CountryID }) => numbersOf(PRICE, currencyOf(Number(CountryID))),
    (values, context, options) => filledResolver(createPriceIn(currencyOf))(values, context, options),
  );
