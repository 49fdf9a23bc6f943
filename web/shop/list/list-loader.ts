import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiProblem } from '../../api/client.ts';
import { listProducts } from '../../api/products.ts';
import { listOpenCategories, listOpenSubcategories } from '../../api/shelves.ts';
import { countryOf, type Visit, visitOf } from '../../api/visit.ts';
import { loadOrSay } from '../../shell/load-or-say.ts';
import { queryOf, wantedIn } from './list-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const wanted = wantedIn(new URL(request.url).searchParams);
  const country = await countryOf(visit);
  const loaded = await loadOrSay(visit, async () => {
    const [products, categories, subcategories] = await Promise.all([
      listProducts(visit.api, queryOf(wanted, country)),
      listOpenCategories(visit.api),
      wanted.category ? subcategoriesOf(visit, wanted.category) : [],
    ]);
    return { products: products.rows, total: products.total, categories: categories.rows, subcategories };
  });
  return { wanted, loaded };
}

export type Listed = NonNullable<Awaited<ReturnType<typeof loader>>['loaded']>;

/** A category that is gone has none; the list itself then says that nothing was found. */
async function subcategoriesOf({ api }: Visit, categoryId: string) {
  try {
    return (await listOpenSubcategories(api, categoryId)).rows;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}
