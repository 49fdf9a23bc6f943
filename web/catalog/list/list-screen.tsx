import { lazy, Suspense } from 'react';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { pageCountOf } from '../../../functions/contracts/list-limits.ts';
import { isTooShort, TOO_SHORT } from '../../../functions/contracts/search-length.ts';
import { EdgeFragment } from '../../page/edge-fragment.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Filters } from './filters.tsx';
import { isNarrowed, listPath, PAGE_SIZE } from './list-address.ts';
import { ListHead } from './list-head.tsx';
import { loader } from './list-loader.ts';
import { Results } from './results.tsx';
import { ResultsBar } from './results-bar.tsx';
import { useFilters } from './use-filters.ts';

export { loader };

const load = () => import('./department-content.tsx');
const DepartmentContent = import.meta.env.SSR ? (await load()).default : lazy(load);
const loadChips = () => import('./chips.tsx');
const Chips = import.meta.env.SSR ? (await loadChips()).default : lazy(loadChips);

export function Component() {
  const { filter, loaded } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const { change, reset } = useFilters(filter);
  const busy = location?.pathname === pathname;
  if (!loaded) {
    return (
      <div className="mx-auto w-full max-w-page px-gutter py-10">
        <ListHead filter={filter} />
        <LoadFailure>We couldn’t load the products.</LoadFailure>
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-20 sm:pt-10">
      <ListHead filter={filter} list={loaded} />
      {filter.department && loaded.category && (
        <EdgeFragment
          key={filter.department}
          as="div"
          of={{ ...loaded.category, subcategories: loaded.subcategories }}
          content={DepartmentContent}
        />
      )}
      <div onChange={change} className="mt-6 grid gap-x-10 lg:grid-cols-[15rem_1fr]">
        <Filters filter={filter} {...loaded} onReset={reset} />
        <section aria-label="Products" className="min-w-0">
          <h2 className="sr-only">Results</h2>
          <ResultsBar filter={filter} total={loaded.total} busy={busy} />
          <Suspense>{isNarrowed(filter) && <Chips filter={filter} list={loaded} />}</Suspense>
          <Results
            products={loaded.products}
            filter={filter}
            hint={isTooShort(filter.q) ? TOO_SHORT : undefined}
            busy={busy}
          />
          <div className="mt-12">
            <Pagination
              page={filter.page}
              pageCount={pageCountOf(loaded.total, PAGE_SIZE)}
              total={loaded.total}
              to={page => listPath({ ...filter, page })}
            />
          </div>
        </section>
      </div>
    </div>
  );
}
