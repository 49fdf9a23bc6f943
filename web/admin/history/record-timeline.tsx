import type { HistoryKind } from '../../../functions/office/history/contract.ts';
import { api } from '../../api/client.ts';
import { listHistory } from '../../api/history.ts';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { formatCount, formatDateTime } from '../format.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useQuestion } from '../use-question.ts';
import { useUndone } from '../use-undo.ts';
import { Entry, THREAD } from './entry.tsx';
import { useRestoring } from './use-restoring.ts';
import { ACTION_WORDS } from './words.ts';

const SHOWN = 20;

type RecordTimelineProps = { kind: HistoryKind; id: string };

/** Who changed this row, when and how, newest first. Loaded when opened. */
export default function RecordTimeline({ kind, id }: RecordTimelineProps) {
  const loading = useLoaded(['history of record', kind, id], () =>
    listHistory(api, { kind, key: id, pageSize: String(SHOWN) }),
  );
  const { data, problem, busy } = loading;
  useUndone(loading.reload);
  const question = useQuestion();
  const restoring = useRestoring(
    'You keep your unsaved changes above and can choose between the two versions.',
  );

  if (problem)
    return <LoadFailure message="Error loading the history. Please try again." loading={loading} />;
  if (!data) return <Spinner label="Loading history..." className="min-h-24" />;
  if (data.total === 0) {
    return <p className="text-small text-muted">No changes recorded.</p>;
  }
  return (
    <>
      <ol aria-busy={busy} className="grid gap-5">
        {data.rows.map(entry => (
          <li key={entry.historyId} className={THREAD}>
            <Entry
              entry={entry}
              headline={
                <>
                  {ACTION_WORDS[entry.action]} by <strong className="font-medium">{entry.by}</strong>{' '}
                  <time dateTime={entry.at} className="whitespace-nowrap text-muted">
                    {formatDateTime(entry.at)}
                  </time>
                </>
              }
              onRestore={one => question.ask(restoring(one))}
            />
          </li>
        ))}
      </ol>
      {data.total > SHOWN && (
        <Link
          to={`/admin/history?kind=${kind}&key=${encodeURIComponent(id)}`}
          className="mt-5 inline-block text-small text-action underline"
        >
          See all {formatCount(data.total, 'change')}
        </Link>
      )}
      {question.dialog}
    </>
  );
}
