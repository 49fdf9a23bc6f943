import {
  HistoryAction,
  type HistoryEntry,
  HistoryKind,
} from '../../../../functions/office/history/contract.ts';
import { isJob } from '../../../api/jobs.ts';
import { Link } from '../../../ui/link.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatCount } from '../../format.ts';
import { useRestoring } from '../../history/use-restoring.ts';
import { ACTION_WORDS, wordsOf } from '../../history/words.ts';
import { SearchField } from '../../list/search-field.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useQuestion } from '../../use-question.ts';
import { outcomeOf, undoAndFollow } from '../../use-undo.ts';
import { HistoryResult } from './history-result.tsx';
import { PersonFilter } from './person-filter.tsx';
import { useHistory } from './use-history.ts';

const KINDS = HistoryKind.options.map(kind => ({ value: kind, label: inCapital(wordsOf(kind).many) }));
const ACTIONS = HistoryAction.options.map(action => ({ value: action, label: ACTION_WORDS[action] }));

function inCapital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who changed what and when across the shop, and deleted rows that can be brought back. */
export function Component() {
  const list = useHistory();
  const { filters } = list;
  const isDeletedView = filters.deleted === 'true';
  const question = useQuestion();
  const restoring = useRestoring();
  const toast = useToast();

  const askToUndo = (first: HistoryEntry, rows: number) =>
    question.ask({
      title: 'Undo this change?',
      text: `This reverts the change${list.isFiltered || rows === 1 ? '' : ` to ${formatCount(rows, 'row')}`}. Rows changed again since then are skipped.`,
      confirmLabel: 'Undo',
      busyLabel: 'Undoing...',
      run: async () => {
        const undone = await undoAndFollow(first.changeId);
        if (!isJob(undone)) toast(outcomeOf(undone));
      },
    });

  return (
    <>
      <PageHead clock title="History" />
      <nav aria-label="Views" className="mb-4 flex gap-1 border-b border-line">
        <View to="/admin/history" current={!isDeletedView}>
          All changes
        </View>
        <View to="/admin/history?deleted=true" current={isDeletedView}>
          Deleted
        </View>
      </nav>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField label="Search by name" value={list.typed} onSearch={list.search} />
        <SelectFilter label="Kind" all="Everything" options={KINDS} {...list.choose('kind')} />
        {!isDeletedView && (
          <SelectFilter label="Action" all="All actions" options={ACTIONS} {...list.choose('action')} />
        )}
        <PersonFilter people={[...new Set(list.rows?.map(({ by }) => by))]} {...list.choose('by')} />
      </div>
      {(filters.key || filters.change) && (
        <p className="mb-4 text-small text-muted">
          {filters.change ? 'Showing a single change. ' : 'Showing changes to one row. '}
          <Link to="/admin/history" className="text-action underline">
            Show all changes
          </Link>
        </p>
      )}
      <HistoryResult list={list} onRestore={entry => question.ask(restoring(entry))} onUndo={askToUndo} />
      {question.dialog}
    </>
  );
}

function View({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={`-mb-px border-b-2 px-3 py-2 text-small pointer-coarse:py-3 ${
        current ? 'border-action font-semibold' : 'border-transparent text-muted hover:text-ink'
      }`}
    >
      {children}
    </Link>
  );
}
