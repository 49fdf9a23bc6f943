import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Alarm } from '../../../../functions/health/contract.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { ALARM_WORDS } from './words.ts';

/** What needs someone's attention, with what to do about each. */
export function AlarmList({ alarms }: { alarms: Alarm[] }) {
  return (
    <Card className="mb-5">
      <div role="status">
        {alarms.length === 0 ? (
          <p className="flex items-center gap-3 px-5 py-4 text-small">
            <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-action" />
            Everything works and nothing is overdue.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {alarms.map(alarm => (
              <Row key={alarm} alarm={alarm} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Row({ alarm }: { alarm: Alarm }) {
  const { says, advice, tone, way } = ALARM_WORDS[alarm];
  const isAlarm = tone === 'danger';
  const Mark = isAlarm ? CircleAlert : TriangleAlert;
  return (
    <li className="flex gap-3 px-5 py-3 text-small">
      <Mark
        size={18}
        aria-hidden="true"
        className={isAlarm ? 'mt-px shrink-0 text-danger' : 'mt-px shrink-0 text-muted'}
      />
      <div className="min-w-0">
        <p className="font-medium">
          <span className="sr-only">{isAlarm ? 'Alarm: ' : 'Note: '}</span>
          {says}
        </p>
        <p className="mt-0.5 max-w-prose text-muted">
          {advice}{' '}
          {way && (
            <Link to={way.to} className="text-action underline">
              {way.label}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
