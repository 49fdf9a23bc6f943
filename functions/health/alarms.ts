import { HOUR } from '../contracts/durations.ts';
import { ALARMS, type Alarm, type HealthDetails, type HealthRecords } from './contract.ts';

/** After a short outage of the mail service, the emails have been sent. */
const EMAILS_LATE_MS = HOUR;
const BACKUP_OLD_MS = 48 * HOUR;

type HealthInput = Pick<HealthDetails, 'parts' | 'records'> & { linksEnd: boolean };

/** Issues that need action. */
export function alarmsIn({ parts, records, linksEnd }: HealthInput, now: number): Alarm[] {
  const raised: Partial<Record<Alarm, boolean>> = {
    'database-silent': parts.database.state === 'silent',
    'pictures-silent': parts.pictures.state === 'silent',
    'mail-silent': parts.mail.state === 'silent',
    'mail-missing': parts.mail.state === 'none',
    'links-ending': linksEnd,
    ...(records && raisedByRecords(records, now)),
  };
  return ALARMS.filter(alarm => raised[alarm]);
}

function raisedByRecords({ outbox, money, sweeps, lastBackup, migrations }: HealthRecords, now: number) {
  const isOlder = (moment: string | null, ms: number) => moment !== null && now - Date.parse(moment) > ms;
  return {
    'migrations-pending': migrations.pending.length > 0,
    'migrations-unknown': migrations.unknown.length > 0,
    'sweeps-late': sweeps.some(({ isLate }) => isLate),
    'sweeps-failed': sweeps.some(({ problem }) => problem !== null),
    'letters-late': isOlder(outbox.oldestAt, EMAILS_LATE_MS),
    'letters-given-up': outbox.givenUp > 0,
    'money-unsettled': money.unsettled > 0,
    'takings-unread': money.unread !== null,
    'backup-missing': lastBackup === null,
    'backup-old': isOlder(lastBackup?.finishedAt ?? null, BACKUP_OLD_MS),
  };
}
