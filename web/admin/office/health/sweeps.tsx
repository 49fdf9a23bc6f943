import type { HealthDetails, HealthRecords, SweepHealth } from '../../../../functions/health/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatCount, formatNumber } from '../../format.ts';
import { Entries, Section } from '../../page/card-section.tsx';
import { ago } from './ago.ts';
import { Line } from './line.tsx';
import { SWEEP_NAMES } from './words.ts';

type SweepsProps = { health: HealthDetails; records: HealthRecords };

/** The scheduled tasks; those that need attention come first. */
export function Sweeps({ health: { at }, records: { sweeps } }: SweepsProps) {
  const needsLook = ({ isLate, problem }: SweepHealth) => isLate || problem !== null;
  const sorted = [...sweeps.filter(needsLook), ...sweeps.filter(sweep => !needsLook(sweep))];
  return (
    <Section title="Scheduled tasks" count={formatNumber(sweeps.length)}>
      <Entries>
        {sorted.map(sweep => (
          <Sweep key={sweep.sweep} sweep={sweep} at={at} />
        ))}
      </Entries>
    </Section>
  );
}

function Sweep({ sweep, at }: { sweep: SweepHealth; at: string }) {
  const { sweep: name, everyMinutes, ranAt, tookMs, problem, isLate } = sweep;
  const often = everyMinutes === 60 ? 'every hour' : `every ${formatCount(everyMinutes, 'minute')}`;
  const last = ranAt ? `${ago(ranAt, at)}, ${formatNumber(tookMs ?? 0)} ms` : `not yet, runs ${often}`;
  return (
    <Line name={SWEEP_NAMES[name] ?? name} under={problem === null ? last : `${last}: ${problem}`}>
      {isLate && <Badge tone="danger">Late, runs {often}</Badge>}
      {problem !== null && <Badge tone="danger">Did not finish</Badge>}
      {!isLate && problem === null && <Badge tone={ranAt ? 'positive' : 'neutral'}>On time</Badge>}
    </Line>
  );
}
