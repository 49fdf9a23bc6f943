import type { LoaderFunctionArgs } from 'react-router-dom';
import { isTooShort } from '../../../functions/contracts/search-length.ts';
import { ApiProblem } from '../../api/client.ts';
import { listOpenCategories, listOpenSubcategories } from '../../api/open-categories.ts';
import { listProducts } from '../../api/products.ts';
import { countryOf, type Visit, visitOf } from '../../api/visit.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { filterIn, queryOf } from './list-address.ts';

const NOTHING = { rows: [], total: 0 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const filter = filterIn(new URL(request.url).searchParams);
  const country = await countryOf(visit);
  const loaded = await loadOrNull(visit, async () => {
    const [products, categories, subcategories] = await Promise.all([
      isTooShort(filter.q) ? NOTHING : listProducts(visit.api, queryOf(filter, country)),
      listOpenCategories(visit.api),
      filter.category ? subcategoriesOf(visit, filter.category) : [],
    ]);
    return { products: products.rows, total: products.total, categories: categories.rows, subcategories };
  });
  return { filter, loaded };
}

export type LoadedList = NonNullable<Awaited<ReturnType<typeof loader>>['loaded']>;

/** A deleted category has none; the list itself then says that nothing was found. */
async function subcategoriesOf({ api }: Visit, categoryId: string) {
  try {
    return (await listOpenSubcategories(api, categoryId)).rows;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}
