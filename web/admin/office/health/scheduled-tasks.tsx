import type {
  HealthDetails,
  HealthRecords,
  ScheduledTaskHealth,
} from '../../../../functions/health/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatCount, formatNumber } from '../../format.ts';
import { Entries, Section } from '../../page/card-section.tsx';
import { ago } from './ago.ts';
import { Line } from './line.tsx';
import { TASK_NAMES } from './words.ts';

type ScheduledTasksProps = { health: HealthDetails; records: HealthRecords };

/** The scheduled tasks; those that need attention come first. */
export function ScheduledTasks({ health: { at }, records: { sweeps: tasks } }: ScheduledTasksProps) {
  const needsLook = ({ isLate, problem }: ScheduledTaskHealth) => isLate || problem !== null;
  const sorted = [...tasks.filter(needsLook), ...tasks.filter(task => !needsLook(task))];
  return (
    <Section title="Scheduled tasks" count={formatNumber(tasks.length)}>
      <Entries>
        {sorted.map(task => (
          <ScheduledTask key={task.sweep} sweep={task} at={at} />
        ))}
      </Entries>
    </Section>
  );
}

function ScheduledTask({ sweep: task, at }: { sweep: ScheduledTaskHealth; at: string }) {
  const { sweep: name, everyMinutes, ranAt, tookMs, problem, isLate } = task;
  const often = everyMinutes === 60 ? 'every hour' : `every ${formatCount(everyMinutes, 'minute')}`;
  const last = ranAt ? `${ago(ranAt, at)}, ${formatNumber(tookMs ?? 0)} ms` : `not yet, runs ${often}`;
  return (
    <Line name={TASK_NAMES[name] ?? name} under={problem === null ? last : `${last}: ${problem}`}>
      {isLate && <Badge tone="danger">Late, runs {often}</Badge>}
      {problem !== null && <Badge tone="danger">Did not finish</Badge>}
      {!isLate && problem === null && <Badge tone={ranAt ? 'positive' : 'neutral'}>On time</Badge>}
    </Line>
  );
}
