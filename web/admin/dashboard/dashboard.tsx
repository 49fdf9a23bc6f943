import { Package, ReceiptText, Tags, UsersRound } from 'lucide-react';
import { api } from '../../api/client.ts';
import { readStats } from '../../api/stats.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useLoaded } from '../use-loaded.ts';
import { StatCard } from './stat-card.tsx';

const loadStats = () => readStats(api);

export function Dashboard() {
  const { data: stats, problem, busy, reload } = useLoaded(loadStats);
  return (
    <>
      <PageHead title="Dashboard" />
      {problem ? (
        <LoadFailure
          message="Error loading the figures. Please try again."
          problem={problem}
          action={{ label: 'Try again', run: reload, busy }}
        />
      ) : (
        <div aria-busy={busy} className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-4">
          <StatCard label="Products" value={stats?.products} icon={Package} />
          <StatCard label="Categories" value={stats?.categories} icon={Tags} to="/admin/categories" />
          <StatCard label="Orders" value={stats?.orders} icon={ReceiptText} />
          <StatCard label="Users" value={stats?.users} icon={UsersRound} />
        </div>
      )}
    </>
  );
}
