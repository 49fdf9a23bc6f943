import {
  type HealthDetails,
  type HealthRecords,
  MAX_EMAILS_COUNTED,
} from '../../../../functions/health/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatDateTime, formatNumber } from '../../format.ts';
import { Entries, Section } from '../../page/card-section.tsx';
import { ago } from './ago.ts';
import { Line } from './line.tsx';

type RecordsProps = { health: HealthDetails; records: HealthRecords };

const counted = (emails: number) => formatNumber(emails) + (emails >= MAX_EMAILS_COUNTED ? '+' : '');

export function Outbox({ health: { at, alarms }, records: { outbox } }: RecordsProps) {
  const { waiting, oldestAt, problem, givenUp } = outbox;
  return (
    <Section title="Outbox" all={{ to: '/admin/letters', label: 'All emails' }}>
      <Entries>
        <Line name="Waiting" under={problem ?? undefined}>
          {oldestAt && <span>oldest {ago(oldestAt, at)}</span>}
          <Badge tone={alarms.includes('letters-late') ? 'danger' : 'neutral'}>{counted(waiting)}</Badge>
        </Line>
        <Line name="Given up">
          <Badge tone={givenUp > 0 ? 'notice' : 'neutral'}>{counted(givenUp)}</Badge>
        </Line>
      </Entries>
    </Section>
  );
}

export function Money({ records: { money } }: RecordsProps) {
  const { unsettled, unread, comparedUntil } = money;
  return (
    <Section title="Money" all={{ to: '/admin/health/money', label: 'Money to settle' }}>
      <Entries>
        <Line name="To settle">
          <Badge tone={unsettled > 0 ? 'danger' : 'neutral'}>{formatNumber(unsettled)}</Badge>
        </Line>
        {comparedUntil && (
          <Line
            name="Taken online"
            under={unread ?? `Compared with the orders until ${formatDateTime(comparedUntil)}`}
          >
            <Badge tone={unread === null ? 'positive' : 'notice'}>
              {unread === null ? 'Compared' : 'Not compared'}
            </Badge>
          </Line>
        )}
      </Entries>
    </Section>
  );
}

export function Backup({ health: { at, alarms }, records: { lastBackup } }: RecordsProps) {
  const isOld = alarms.includes('backup-old');
  return (
    <Section title="Backup">
      <Entries>
        {lastBackup ? (
          <>
            <Line name="Last one" under={formatDateTime(lastBackup.finishedAt)}>
              <span>{ago(lastBackup.finishedAt, at)}</span>
              <Badge tone={isOld ? 'notice' : 'positive'}>{isOld ? 'Old' : 'Recent'}</Badge>
            </Line>
            <Line name="Rows">{formatNumber(lastBackup.rows)}</Line>
            <Line name="Pictures">{formatNumber(lastBackup.pictures)}</Line>
            <Line name="Size">{formatNumber(Math.ceil(lastBackup.bytes / 1_000_000))} MB</Line>
          </>
        ) : (
          <Line name="Last one">
            <Badge tone="notice">None yet</Badge>
          </Line>
        )}
      </Entries>
    </Section>
  );
}

export function Build({
  health: { build },
  records,
}: {
  health: HealthDetails;
  records: HealthRecords | null;
}) {
  const { newest, pending, unknown } = records?.migrations ?? { newest: null, pending: [], unknown: [] };
  return (
    <Section title="Build">
      <Entries>
        <Line name="Build">{build}</Line>
        {records && (
          <Line name="Migrations" under={[...pending, ...unknown].join(', ') || newest}>
            {pending.length > 0 && <Badge tone="danger">{`${formatNumber(pending.length)} missing`}</Badge>}
            {unknown.length > 0 && <Badge tone="danger">{`${formatNumber(unknown.length)} unknown`}</Badge>}
            {pending.length + unknown.length === 0 && <Badge tone="positive">All applied</Badge>}
          </Line>
        )}
      </Entries>
    </Section>
  );
}
