import { sql } from 'drizzle-orm';
import { families } from '../../../db/schema/families.ts';
import { products } from '../../../db/schema/products.ts';
import { bulkOf, rowId } from '../../bulk/contract.ts';
import { type BulkResource, deleteSelected, isKeyIn } from '../../bulk/work.ts';
import { FamilyFilter } from './contract.ts';
import { familiesMatching } from './queries.ts';

export const BulkFamilies = bulkOf('BulkFamilies', {
  filter: FamilyFilter,
  key: rowId,
  actions: ['delete'],
});

const keys = [families.familyId];

export const familiesInBulk: BulkResource<FamilyFilter, number, 'delete'> = {
  table: families,
  keys,
  name: sql`${families.familyName}`,
  matching: familiesMatching,
  isOneOf: isKeyIn(families.familyId),
  actions: {
    delete: deleteSelected({
      table: families,
      keys,
      isUsed: sql`EXISTS (SELECT 1 FROM ${products} WHERE ${products.familyId} = ${families.familyId})`,
      reason: 'Products still belong to them',
    }),
  },
};
