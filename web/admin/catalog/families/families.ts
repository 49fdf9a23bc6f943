import { Blocks } from 'lucide-react';
import type {
  CreateFamily,
  Family,
  FamilyVariants,
} from '../../../../functions/catalog/families/contract.ts';
import type { Product } from '../../../../functions/catalog/products/contract.ts';
import { MOST_VARIANTS } from '../../../../functions/contracts/family-limits.ts';
import { api, entityOf, ifMatch, listOf } from '../../../api/client.ts';
import { crudCalls } from '../../../api/crud.ts';
import { productLabel } from '../../pricing/product-prices/product-combobox.tsx';
import { defineResource } from '../../resource.ts';

const route = api.api.families;

export const families = defineResource<Family, CreateFamily>({
  path: '/admin/families',
  one: 'family',
  many: 'families',
  icon: Blocks,
  history: 'families',
  idOf: ({ familyId }) => String(familyId),
  nameOf: ({ familyName }) => familyName,
  ...crudCalls<Family, CreateFamily>(route),
});

export type Variant = FamilyVariants['variants'][number] & { label: string };

/** In display order. */
export async function listVariants(familyId: number): Promise<Variant[]> {
  const { rows } = await listOf<Product>(
    api.api.products.$get({
      query: { family: String(familyId), page: '1', pageSize: String(MOST_VARIANTS) },
    }),
  );
  return rows
    .toSorted((one, other) => one.familyPosition - other.familyPosition)
    .map(product => ({
      productCode: product.productCode,
      label: productLabel(product),
      options: product.options,
    }));
}

export const saveVariants = (familyId: number, json: FamilyVariants, etag: string) =>
  entityOf<Family>(route[':id'].variants.$put({ param: { id: String(familyId) }, json }, ifMatch(etag)));
