import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { pageCountOf } from '../../../functions/contracts/list-limits.ts';
import { isTooShort } from '../../../functions/contracts/search-length.ts';
import { ApiProblem } from '../../api/client.ts';
import { listOpenCategories, listOpenSubcategories } from '../../api/open-categories.ts';
import { listProducts } from '../../api/products.ts';
import { countryOf, type RequestContext, visitOf } from '../../api/request-context.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { filterIn, PAGE_SIZE, queryOf, searchOf } from './list-address.ts';

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
  const page = loaded ? Math.min(filter.page, pageCountOf(loaded.total, PAGE_SIZE)) : filter.page;
  if (page < filter.page) throw redirect(`/products-list${searchOf({ ...filter, page })}`);
  const isKnown =
    !loaded ||
    !filter.category ||
    loaded.categories.some(({ categoryId }) => String(categoryId) === filter.category);
  return data({ filter, loaded }, { status: isKnown ? 200 : 404 });
}

export type LoadedList = NonNullable<Awaited<ReturnType<typeof loader>>['data']['loaded']>;

/** A deleted category has none; the list then shows that nothing was found. */
async function subcategoriesOf({ api }: RequestContext, categoryId: string) {
  try {
    return (await listOpenSubcategories(api, categoryId)).rows;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}
