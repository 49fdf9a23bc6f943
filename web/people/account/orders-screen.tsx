import type { LoaderFunctionArgs } from 'react-router-dom';
import { lastPageOf, pageCountOf } from '../../../functions/contracts/list-limits.ts';
import type { Points } from '../../../functions/contracts/points.ts';
import { findMyAccount } from '../../api/accounts.ts';
import { listOrdersOf } from '../../api/orders.ts';
import { ownIdIn, storedToken } from '../../api/session.ts';
import { useShop } from '../../page/use-shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { formatNumber } from '../../ui/money.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { OrderList } from './order-list.tsx';
import { loadOwnData, useOwnData } from './own-data.ts';

const PAGE_SIZE = 10;

type OwnOrders = Awaited<ReturnType<typeof listOrdersOf>> & { page: number; points: Points };

export const loader = (args: LoaderFunctionArgs) =>
  loadOwnData<OwnOrders>(args, async api => {
    const page = pageIn(args.request.url);
    const [orders, account] = await Promise.all([
      listOrdersOf(api, ownIdIn(storedToken()), page, PAGE_SIZE),
      findMyAccount(api),
    ]);
    return { ...orders, page, points: account.entity.points };
  });

function pageIn(address: string): number {
  const page = Number(new URL(address).searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page <= lastPageOf(PAGE_SIZE) ? page : 1;
}

export function Component() {
  const own = useOwnData<OwnOrders>();
  return (
    <AccountPage title="Orders" description="Your orders and the points they earned.">
      {own === undefined ? (
        <Loading />
      ) : own === null ? (
        <LoadFailure>We couldn’t load your orders.</LoadFailure>
      ) : (
        <div className="grid gap-8">
          <PointsLine points={own.points} />
          {own.rows.length > 0 ? (
            <OrderList orders={own.rows} />
          ) : (
            <EmptyState
              title={own.total > 0 ? 'There are no more orders.' : 'No orders yet.'}
              action={
                <ButtonLink to={own.total > 0 ? '/account' : '/products-list'} variant="primary">
                  {own.total > 0 ? 'See newest orders' : 'See all products'}
                </ButtonLink>
              }
            />
          )}
          <Pagination
            page={own.page}
            pageCount={pageCountOf(own.total, PAGE_SIZE)}
            total={own.total}
            to={page => (page === 1 ? '/account' : `/account?page=${page}`)}
            label="Order pages"
          />
        </div>
      )}
    </AccountPage>
  );
}

function PointsLine({ points: { pv, pq } }: { points: Points }) {
  const { locale } = useShop();
  const figures = [
    ['PV', pv],
    ['PQ', pq],
  ] as const;
  return (
    <section
      aria-labelledby="points"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-action-soft p-5"
    >
      <div>
        <h2 id="points" className="font-semibold">
          Points
        </h2>
        <p className="text-small text-muted">
          From all your orders. Points from cancelled orders are removed.
        </p>
      </div>
      <dl className="flex gap-8">
        {figures.map(([label, amount]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-title font-semibold tabular-nums">{formatNumber(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading your orders...</span>
      <Skeleton className="h-24" />
      {[1, 2, 3].map(row => (
        <Skeleton key={row} className="h-28" />
      ))}
    </div>
  );
}
