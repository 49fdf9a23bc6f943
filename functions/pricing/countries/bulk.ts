import { sql } from 'drizzle-orm';
import { countries } from '../../../db/schema/countries.ts';
import { productPrices } from '../../../db/schema/product-prices.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { withStatus } from '../../bulk/with-status.ts';
import { CountryFilter } from './contract.ts';
import { countriesMatching } from './queries.ts';

export const BulkCountries = bulkOf('BulkCountries', { filter: CountryFilter, key: rowId });

export const countriesInBulk = withStatus<CountryFilter>({
  table: countries,
  id: countries.countryId,
  name: countries.countryName,
  matching: countriesMatching,
  isUsed: sql`EXISTS (SELECT 1 FROM ${productPrices} WHERE ${productPrices.countryId} = ${countries.countryId})`,
  reason: 'Product prices still use them',
});
