import { Package, ReceiptText, Tags, UsersRound } from 'lucide-react';
import type { Stats } from '../../../../functions/office/stats/contract.ts';
import { api } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { readStats } from '../../../api/stats.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { HealthLink } from '../health/health-link.tsx';
import { FirstSteps, isNew } from './first-steps.tsx';
import { LowStock, Unpictured, Unpriced } from './gaps.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { Sales } from './sales/sales.tsx';
import { StatCard } from './stat-card.tsx';
import { WaitingLinks } from './waiting-links.tsx';

const loadStats = () => readStats(api);

export function Component() {
  const loading = useLoaded(['stats'], loadStats);
  const { data: stats, problem, busy } = loading;
  const isAdmin = useSession()?.role === 'admin';
  return (
    <>
      <PageHead clock title="Dashboard">
        <div className="flex flex-wrap gap-2">
          <HealthLink />
          <WaitingLinks />
        </div>
      </PageHead>
      {problem ? (
        <LoadFailure message="Error loading the figures. Please try again." loading={loading} />
      ) : (
        <div aria-busy={busy} className="grid gap-5">
          <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
            <StatCard label="Products" value={stats?.products} icon={Package} to="/admin/products" />
            <StatCard label="Categories" value={stats?.categories} icon={Tags} to="/admin/categories" />
            <StatCard label="Orders" value={stats?.orders} icon={ReceiptText} to="/admin/orders" />
            <StatCard
              label="Users"
              value={stats?.users}
              icon={UsersRound}
              {...(isAdmin && { to: '/admin/accounts' })}
            />
          </div>
          {stats ? isNew(stats) ? <FirstSteps stats={stats} /> : <Sections stats={stats} /> : <Coming />}
        </div>
      )}
    </>
  );
}

function Sections({ stats }: { stats: Stats }) {
  return (
    <>
      <Sales stats={stats} />
      <div className="grid gap-5 lg:grid-cols-2">
        <LatestOrders stats={stats} />
        <LowStock stats={stats} />
        <Unpriced stats={stats} />
        <Unpictured stats={stats} />
      </div>
    </>
  );
}

function Coming() {
  return (
    <>
      <Skeleton className="h-96 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </>
  );
}
