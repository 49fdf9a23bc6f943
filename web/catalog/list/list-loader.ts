import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { pageCountOf } from '../../../functions/contracts/list-limits.ts';
import { isTooShort } from '../../../functions/contracts/search-length.ts';
import { ApiProblem } from '../../api/client.ts';
import { listOpenCategories, listOpenSubcategories } from '../../api/open-categories.ts';
import { listOptions, listProducts } from '../../api/products.ts';
import { countryOf, type RequestContext, visitOf } from '../../api/request-context.ts';
import { loadOrNull } from '../../page/load-or-null.ts';
import { departmentPath, SALE } from '../../paths.ts';
import { filterIn, type ListFilter, listPath, PAGE_SIZE, queryOf } from './list-address.ts';

const NOTHING = { rows: [], total: 0 };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const filter = filterIn(searchParams, { department: params.department, sale: isSale(pathname) });
  const country = await countryOf(visit);
  const loaded = await loadOrNull(visit, async () => {
    const [products, categories, subcategories, options] = await Promise.all([
      isTooShort(filter.q) ? NOTHING : listProducts(visit.api, queryOf(filter, country)),
      listOpenCategories(visit.api),
      filter.category ? subcategoriesOf(visit, filter.category) : [],
      filter.category && country ? listOptions(visit.api, partOf(filter, country)) : [],
    ]);
    return {
      products: products.rows,
      total: products.total,
      categories: categories.rows.map(({ categoryId, categoryName }) => ({ categoryId, categoryName })),
      subcategories,
      options,
      category: categories.rows.find(({ categoryId }) => String(categoryId) === filter.category),
      subcategory: subcategories.find(({ subcategoryId }) => String(subcategoryId) === filter.subcategory),
    };
  });
  const { category } = loaded ?? {};
  const status = loaded && filter.category && !category ? 404 : 200;
  if (filter.department && status === 404) throw data(null, { status });
  const path = filter.department && category && departmentPath(category.categorySlug);
  if (path && path !== pathname) throw redirect(path + search, 301);
  const page = loaded ? Math.min(filter.page, pageCountOf(loaded.total, PAGE_SIZE)) : filter.page;
  if (page < filter.page) throw redirect(listPath({ ...filter, page }));
  return data({ filter, loaded }, { status });
}

/** Like the routes, in any case. */
const isSale = (pathname: string) => pathname.toLowerCase().startsWith(SALE);

export type LoadedList = NonNullable<Awaited<ReturnType<typeof loader>>['data']['loaded']>;

const partOf = ({ category, subcategory }: ListFilter, country: string) => ({
  country,
  category,
  subcategory: subcategory || undefined,
});

/** A deleted category has none; the list then shows that nothing was found. */
async function subcategoriesOf({ api }: RequestContext, categoryId: string) {
  try {
    return (await listOpenSubcategories(api, categoryId)).rows;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}
