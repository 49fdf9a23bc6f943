import type { CreateSubcategory, Subcategory } from '../../../functions/contracts/subcategories.ts';
import { bulkSubcategories } from '../../api/bulk.ts';
import { api } from '../../api/client.ts';
import {
  createSubcategory,
  deleteSubcategory,
  findSubcategory,
  listSubcategories,
  updateSubcategory,
} from '../../api/subcategories.ts';
import { defineResource } from '../resource.ts';

export const subcategories = defineResource<Subcategory, CreateSubcategory>({
  path: '/admin/subcategories',
  one: 'subcategory',
  many: 'subcategories',
  idOf: subcategory => String(subcategory.subcategoryId),
  nameOf: subcategory => subcategory.subcategoryName,
  list: query => listSubcategories(api, query),
  find: id => findSubcategory(api, id),
  create: values => createSubcategory(api, values),
  update: (id, values, etag) => updateSubcategory(api, id, values, etag),
  remove: (id, etag) => deleteSubcategory(api, id, etag),
  bulk: bulkSubcategories(api),
});
