import { Hono } from 'hono';
import { WithId } from '../../contracts/fields.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { answerEntity, ifMatch } from '../../http/etag.ts';
import { permitStaff, writePortsOf } from '../../http/session.ts';
import { body, params } from '../../http/validate.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkFamilies, familiesInBulk } from './bulk.ts';
import { CreateFamily, Family, FamilyFilter, FamilyVariants, UpdateFamily } from './contract.ts';
import { createFamily, deleteFamily, findFamily, listFamilies, updateFamily } from './queries.ts';
import { FAMILY } from './record.ts';
import { setVariants } from './set-variants.ts';

const crud = crudOf(FAMILY, Family);

export const families = new Hono<AppEnv>()
  .get('/', ...crud.list(FamilyFilter, listFamilies))
  .get('/:id', ...crud.find(findFamily))
  .post('/bulk', ...crud.bulk(BulkFamilies, familiesInBulk))
  .post('/', ...crud.create(CreateFamily, createFamily, one => one.familyId))
  .put('/:id', ...crud.update(UpdateFamily, updateFamily))
  .put(
    '/:id/variants',
    describeRoute('Set the variants of a family, in display order', { 200: Family }, [409]),
    permitStaff,
    params(WithId),
    body(FamilyVariants),
    async c => {
      const which = { id: c.req.valid('param').id, versions: ifMatch(c) };
      return answerEntity(c, await setVariants(writePortsOf(c), which, c.req.valid('json')));
    },
  )
  .delete('/:id', ...crud.remove(deleteFamily));
