import { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { crudOf } from '../../records/crud-routes.ts';
import { BulkFamilies, familiesInBulk } from './bulk.ts';
import { CreateFamily, Family, FamilyFilter, UpdateFamily } from './contract.ts';
import { createFamily, deleteFamily, findFamily, listFamilies, updateFamily } from './queries.ts';
import { FAMILY } from './record.ts';

const crud = crudOf(FAMILY, Family);

export const families = new Hono<AppEnv>()
  .get('/', ...crud.list(FamilyFilter, listFamilies))
  .get('/:id', ...crud.find(findFamily))
  .post('/bulk', ...crud.bulk(BulkFamilies, familiesInBulk))
  .post('/', ...crud.create(CreateFamily, createFamily, one => one.familyId))
  .put('/:id', ...crud.update(UpdateFamily, updateFamily))
  .delete('/:id', ...crud.remove(deleteFamily));
