import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkCountries, countriesInBulk } from './bulk.ts';
import { Country, CountryFilter, CreateCountry, UpdateCountry } from './contract.ts';
import { createCountry, deleteCountry, findCountry, listCountries, updateCountry } from './queries.ts';
import { COUNTRY } from './record.ts';

const crud = crudOf(COUNTRY, Country);

export const countries = new Hono<AppEnv>()
  .get('/', ...crud.list(CountryFilter, listCountries))
  .get('/:id', ...crud.find(findCountry))
  .post('/bulk', ...crud.bulk(BulkCountries, countriesInBulk))
  .post('/', ...crud.create(CreateCountry, createCountry, one => one.countryId))
  .put('/:id', ...crud.update(UpdateCountry, updateCountry))
  .delete('/:id', ...crud.remove(deleteCountry));
