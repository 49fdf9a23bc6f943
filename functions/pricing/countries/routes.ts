import { Hono } from 'hono';
import * as z from 'zod';
import { changeInBulk } from '../../bulk/change-in-bulk.ts';
import { BulkResult } from '../../bulk/contract.ts';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { about } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { answerList } from '../../http/paging.ts';
import { audienceOf, permitStaff, writerOf } from '../../http/session.ts';
import { body, params, query } from '../../http/validate.ts';
import { BulkCountries, countriesInBulk } from './bulk.ts';
import { Country, CountryFilter, CreateCountry, UpdateCountry } from './contract.ts';
import { createCountry, deleteCountry, findCountry, listCountries, updateCountry } from './queries.ts';

export const countries = new Hono<AppEnv>()
  .get('/', about('List countries', { 200: z.array(Country) }), query(CountryFilter), async c => {
    const filter = c.req.valid('query');
    return answerList(c, await listCountries(c.env.database, filter, audienceOf(c)), filter);
  })
  .get('/:id', about('Get a country', { 200: Country }), params(WithId), async c => {
    const { id } = c.req.valid('param');
    return answerEntity(c, await findCountry(c.env.database, id, audienceOf(c)));
  })
  .post(
    '/bulk',
    about('Change many countries', { 200: BulkResult }, [409]),
    permitStaff,
    body(BulkCountries),
    async c => c.json(await changeInBulk(writerOf(c), countriesInBulk, c.req.valid('json'))),
  )
  .post(
    '/',
    about('Create a country', { 201: Country }, [409]),
    permitStaff,
    body(CreateCountry),
    async c => {
      const created = await createCountry(writerOf(c), c.req.valid('json'));
      c.header('Location', `/api/countries/${created.entity.countryId}`);
      return answerEntity(c, created, 201);
    },
  )
  .put(
    '/:id',
    about('Change a country', { 200: Country }, [409]),
    permitStaff,
    params(WithId),
    body(UpdateCountry),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await updateCountry(writerOf(c), which, c.req.valid('json')));
    },
  )
  .delete('/:id', about('Delete a country', { 204: null }, [409]), permitStaff, params(WithId), async c => {
    await deleteCountry(writerOf(c), { id: c.req.valid('param').id, versions: ifMatch(c) });
    return c.body(null, 204);
  });
