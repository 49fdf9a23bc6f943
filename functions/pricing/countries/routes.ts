import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { SHOP_TAGS } from '../../response-cache/changes.ts';
import { dependsOn } from '../../response-cache/middleware/cache-tags.ts';
import { BulkCountries, countriesInBulk } from './bulk.ts';
import { Country, CountryFilter, CreateCountry, UpdateCountry } from './contract.ts';
import { createCountry, deleteCountry, findCountry, listCountries, updateCountry } from './queries.ts';
import { COUNTRY } from './record.ts';

const crud = crudOf(COUNTRY, Country);

export const countries = new Hono<AppEnv>()
  .use(dependsOn(SHOP_TAGS))
  .get('/', ...crud.list(CountryFilter, listCountries))
  .get('/:id', ...crud.find(findCountry))
  .post('/bulk', ...crud.bulk(BulkCountries, countriesInBulk))
  .post('/', ...crud.create(CreateCountry, createCountry, one => one.countryId))
  .put('/:id', ...crud.update(UpdateCountry, updateCountry))
  .delete('/:id', ...crud.remove(deleteCountry));
