import { Undo2 } from 'lucide-react';
import { DAYS_TO_BRING_BACK, type HistoryEntry } from '../../../../functions/office/history/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { formatCounted, formatNumber, formatTime } from '../../format.ts';
import { Entry, THREAD } from '../../history/entry.tsx';
import { ACTION_WORDS, wordsOf } from '../../history/words.ts';
import { daysLeft } from './moments.ts';

type ChangeCardProps = {
  /** All entries of one change on this page. */
  entries: [HistoryEntry, ...HistoryEntry[]];
  isDeletedView: boolean;
  onRestore: (entry: HistoryEntry) => void;
  onUndo: (first: HistoryEntry, rows: number) => void;
};

/** What one person did at one time. */
export function ChangeCard({ entries, isDeletedView, onRestore, onUndo }: ChangeCardProps) {
  const [first] = entries;
  const rows = entries.reduce((total, { alike }) => total + alike, 0);
  return (
    <Card className="grid gap-3 p-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-small wrap-anywhere text-muted">
          <Link
            to={`/admin/history?by=${encodeURIComponent(first.by)}`}
            className="font-medium text-ink hover:underline"
          >
            {first.by}
          </Link>{' '}
          <time dateTime={first.at} className="tabular-nums">
            {formatTime(first.at)}
          </time>
        </p>
        {!isDeletedView && first.job?.state !== 'running' && (
          <Button
            size="sm"
            variant="plain"
            onClick={() => onUndo(first, rows)}
            aria-label={`Undo the change by ${first.by} at ${formatTime(first.at)}`}
          >
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        )}
      </header>
      {first.job && <Unfinished {...first.job} />}
      <ol className="grid gap-4">
        {entries.map(entry => (
          <li key={entry.historyId} className={THREAD}>
            <Entry
              entry={entry}
              headline={<Headline entry={entry} />}
              onRestore={entry.alike === 1 ? onRestore : undefined}
              aside={isDeletedView && <Remaining at={entry.at} />}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Headline({ entry }: { entry: HistoryEntry }) {
  const { kind, key, name, action, alike, changeId } = entry;
  const { one, many, recordPath } = wordsOf(kind);
  if (alike > 1) {
    return (
      <>
        {ACTION_WORDS[action]} {formatCounted(alike)} {many}, “{name}” and others{' '}
        <Link
          to={`/admin/history?change=${changeId}&kind=${kind}&action=${action}`}
          className="text-action underline"
        >
          Show all
        </Link>
      </>
    );
  }
  const label = name ? `${name}` : `ID ${key}`;
  return (
    <>
      {ACTION_WORDS[action]} {one}{' '}
      {action === 'delete' || !recordPath ? (
        <strong className="font-medium">{label}</strong>
      ) : (
        <Link to={recordPath + key} className="font-medium hover:underline">
          {label}
        </Link>
      )}
    </>
  );
}

const HOW_FAR = { running: 'In progress:', cancelled: 'Cancelled after', failed: 'Stopped early after' };

/** A job that ended early or is still running. */
function Unfinished({ state, done, total }: NonNullable<HistoryEntry['job']>) {
  if (state === 'done') return null;
  return (
    <p className="text-small">
      {HOW_FAR[state]} {formatNumber(done)} of {formatNumber(total)} rows.
      {state !== 'running' && ' The rest is unchanged.'}
    </p>
  );
}

function Remaining({ at }: { at: string }) {
  const days = daysLeft(at, DAYS_TO_BRING_BACK);
  return <span className="text-fine text-muted">{days === 1 ? 'Today only' : `${days} days left`}</span>;
}
