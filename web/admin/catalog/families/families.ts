import { Blocks } from 'lucide-react';
import type { CreateFamily, Family } from '../../../../functions/catalog/families/contract.ts';
import { api } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';

export const families = defineResource<Family, CreateFamily>({
  path: '/admin/families',
  one: 'family',
  many: 'families',
  icon: Blocks,
  history: 'families',
  idOf: ({ familyId }) => String(familyId),
  nameOf: ({ familyName }) => familyName,
  ...crudCalls<Family, CreateFamily>(api.api.families),
});
