import { type LoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { listCategories } from '../../api/categories.ts';
import { ApiProblem } from '../../api/client.ts';
import { listProducts } from '../../api/products.ts';
import { listSubcategoriesOf } from '../../api/subcategories.ts';
import { countryOf, type Visit, visitOf } from '../../api/visit.ts';
import { loadOrSay } from '../../shell/load-or-say.ts';
import { Alert } from '../../ui/alert.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Chips } from './chips.tsx';
import { Filters } from './filters.tsx';
import { PAGE_SIZE, queryOf, searchOf, wantedIn } from './list-address.ts';
import { ListHead } from './list-head.tsx';
import { Results } from './results.tsx';
import { ResultsBar } from './results-bar.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const wanted = wantedIn(new URL(request.url).searchParams);
  const country = await countryOf(visit);
  const loaded = await loadOrSay(visit, async () => {
    const [products, categories, subcategories] = await Promise.all([
      listProducts(visit.api, queryOf(wanted, country)),
      listCategories(visit.api, { displayStatus: 'true' }),
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
    return (await listSubcategoriesOf(api, categoryId)).rows.filter(({ displayStatus }) => displayStatus);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}

export function Component() {
  const { wanted, loaded } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const { revalidate, state } = useRevalidator();
  const busy = location?.pathname === '/products-list' || state === 'loading';
  if (!loaded) {
    return (
      <div className="mx-auto w-full max-w-page px-gutter py-10">
        <ListHead wanted={wanted} />
        <Alert className="mt-8" action={{ label: 'Try again', run: () => void revalidate(), busy }}>
          The products could not be loaded. Check your connection and try again.
        </Alert>
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-20 sm:pt-10">
      <ListHead wanted={wanted} {...loaded} />
      <div className="mt-6 grid gap-x-10 lg:grid-cols-[15rem_1fr]">
        <Filters wanted={wanted} {...loaded} />
        <section aria-label="Products" className="min-w-0">
          <ResultsBar wanted={wanted} total={loaded.total} busy={busy} />
          <Chips wanted={wanted} {...loaded} />
          <Results products={loaded.products} busy={busy} />
          <div className="mt-12">
            <Pagination
              page={wanted.page}
              pageCount={Math.ceil(loaded.total / PAGE_SIZE)}
              to={page => `/products-list${searchOf({ ...wanted, page })}`}
            />
          </div>
        </section>
      </div>
    </div>
  );
}
