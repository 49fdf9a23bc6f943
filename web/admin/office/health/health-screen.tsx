import type { HealthDetails } from '../../../../functions/health/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatDateTime } from '../../format.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { AlarmList } from './alarm-list.tsx';
import { Parts } from './parts.tsx';
import { Backup, Build, Money, Outbox } from './records.tsx';
import { ScheduledTasks } from './scheduled-tasks.tsx';
import { useHealthWatch } from './use-health.ts';

/** The health of the shop and its parts, refreshed every half minute. */
export function Component() {
  const loading = useHealthWatch();
  const { data: health, problem, busy, reload } = loading;
  return (
    <>
      <PageHead clock title="Health">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {health && <span className="text-small text-muted tabular-nums">{formatDateTime(health.at)}</span>}
          <Button size="sm" onClick={reload} busy={busy && health !== undefined}>
            Check Again
          </Button>
        </div>
      </PageHead>
      <LoadFailure message="Error loading the health of the shop." loading={loading} className="mb-5" />
      {health && <Found health={health} />}
      {!health && !problem && <Coming />}
    </>
  );
}

function Found({ health }: { health: HealthDetails }) {
  const { alarms, records } = health;
  return (
    <>
      <AlarmList alarms={alarms} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Parts health={health} />
          {records && <Outbox health={health} records={records} />}
          {records && <Money health={health} records={records} />}
          {records && <Backup health={health} records={records} />}
          <Build health={health} records={records} />
        </div>
        {records ? (
          <ScheduledTasks health={health} records={records} />
        ) : (
          <p className="max-w-prose px-1 py-3 text-small text-muted">
            Emails, scheduled tasks, backups and migrations will be shown again when the database responds.
          </p>
        )}
      </div>
    </>
  );
}

const Coming = () => (
  <div aria-busy="true" className="grid gap-5">
    <Skeleton className="h-14" />
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </div>
);
