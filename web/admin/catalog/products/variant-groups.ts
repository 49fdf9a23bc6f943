import { useQueries } from '@tanstack/react-query';
import { createContext, useState } from 'react';
import type { Product } from '../../../../functions/catalog/products/contract.ts';
import { MOST_VARIANTS } from '../../../../functions/contracts/family-limits.ts';
import type { Groups } from '../../list/groups.ts';
import type { List } from '../../list/use-list.ts';
import { queryClient } from '../../query-client.ts';
import { recordPathOf } from '../../resource.ts';
import { answerOf, useLoaded } from '../../use-loaded.ts';
import { products } from './products.ts';

const VARIANTS = 'variants of a family';

/** A family in one subcategory, as the list groups it. */
const groupIdOf = ({ familyId, subcategoryId }: Product) => `family ${familyId}/${subcategoryId}`;

/** Products, of which some stand for their family. */
export const productsOrFamilies: typeof products = {
  ...products,
  idOf: product => (product.groupOf ? groupIdOf(product) : products.idOf(product)),
  nameOf: product => product.groupOf?.familyName ?? products.nameOf(product),
  editPath: product =>
    product.groupOf ? `${recordPathOf('families')}${product.familyId}` : products.editPath(product),
};

type VariantGroups = Groups<Product> & {
  isOpen: (product: Product) => boolean;
  isFailed: (product: Product) => boolean;
  isVariant: (product: Product) => boolean;
  toggle: (product: Product) => void;
  reload: () => void;
};

/** For the cells of the list. */
export const VariantGroupsContext = createContext<VariantGroups | undefined>(undefined);

/** The families of a grouped list, which unfold to the variants that match; undefined if it is not grouped. */
export function useVariantGroups(list: List<Product>): VariantGroups | undefined {
  const { q, rows = [] } = list;
  const { grouped, ...filters } = list.filters;
  const isOn = grouped === 'true';
  const question = JSON.stringify({ q, ...filters });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const asked = JSON.parse(question);
  const counted = useLoaded(['products that match', isOn && question], () =>
    isOn ? products.list({ ...asked, page: '1', pageSize: '1' }) : Promise.resolve(undefined),
  );
  const opened = isOn ? rows.filter(row => row.groupOf && open.has(groupIdOf(row))) : [];
  const answers = useQueries(
    {
      queries: opened.map(row => {
        const { familyId, subcategoryId } = row;
        const queryKey = [VARIANTS, groupIdOf(row), question];
        const query = {
          ...asked,
          family: String(familyId),
          subcategory: String(subcategoryId),
          page: '1',
          pageSize: String(MOST_VARIANTS),
        };
        return {
          queryKey,
          queryFn: ({ signal }: { signal: AbortSignal }) =>
            answerOf(queryKey, () => products.list(query), signal),
          gcTime: 0,
        };
      }),
    },
    queryClient,
  );
  if (!isOn) return undefined;
  const answerFor = (row: Product) => answers[opened.indexOf(row)]?.data;
  const variantsOf = (row: Product) => inOrder(answerFor(row)?.data?.rows ?? []);
  const variants = new Set<Product>();
  const all = rows.flatMap(row => {
    const its = row.groupOf ? variantsOf(row) : [];
    for (const variant of its) variants.add(variant);
    return [row, ...its];
  });
  return {
    rows: all,
    idsOf: row => row.groupOf?.codes.map(String),
    total: counted.data?.total,
    isOpen: row => open.has(groupIdOf(row)),
    isFailed: row => answerFor(row)?.problem !== undefined,
    isVariant: row => variants.has(row),
    toggle: row => {
      const id = groupIdOf(row);
      const others = [...open].filter(one => one !== id);
      setOpen(new Set(open.has(id) ? others : [...others, id]));
    },
    reload: () => {
      list.reload();
      counted.reload();
      void queryClient.invalidateQueries({ queryKey: [VARIANTS] });
    },
  };
}

const inOrder = (variants: Product[]) =>
  variants.toSorted(
    (one, other) => one.familyPosition - other.familyPosition || one.productCode - other.productCode,
  );
