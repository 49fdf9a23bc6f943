import type { HealthDetails, PartHealth } from '../../../../functions/health/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatNumber } from '../../format.ts';
import { Entries, Section } from '../../page/card-section.tsx';
import { Line } from './line.tsx';
import { PART_STATES } from './words.ts';

export function Parts({ health: { parts } }: { health: HealthDetails }) {
  return (
    <Section title="Parts">
      <Entries>
        <Part name="Database" part={parts.database} />
        <Part name="Pictures" part={parts.pictures} />
        <Part name="Mail" part={parts.mail} />
      </Entries>
    </Section>
  );
}

function Part({ name, part: { state, ms, isSpared } }: { name: string; part: PartHealth }) {
  const { says, tone } = PART_STATES[state];
  return (
    <Line name={name} under={isSpared && 'Retried occasionally until it responds'}>
      {ms !== null && <span>{formatNumber(ms)} ms</span>}
      <Badge tone={tone}>{says}</Badge>
    </Line>
  );
}
