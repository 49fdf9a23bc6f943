import { Fragment } from 'react';
import type { HistoryEntry } from '../../../../functions/office/history/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListFooter } from '../../list/list-footer.tsx';
import { ChangeCard } from './change-card.tsx';
import { dayOf } from './moments.ts';
import { changesIn, type useHistory } from './use-history.ts';

type HistoryResultProps = {
  list: ReturnType<typeof useHistory>;
  onRestore: (entry: HistoryEntry) => void;
  onUndo: (first: HistoryEntry, rows: number) => void;
};

/** The changes by day, or why there are none. */
export function HistoryResult({ list, onRestore, onUndo }: HistoryResultProps) {
  const isDeletedView = list.filters.deleted === 'true';
  if (list.problem) return <ListFailure list={list} message="Error loading the history. Please try again." />;
  if (!list.rows) return <Spinner label="Loading the history..." className="min-h-96" />;
  if (list.total === 0) return <Nothing list={list} isDeletedView={isDeletedView} />;
  const changes = changesIn(list.rows, isDeletedView);
  return (
    <>
      <ol
        aria-busy={list.busy}
        className={`grid gap-3 transition-opacity ${list.busy ? 'opacity-60 delay-100' : ''}`}
      >
        {changes.map((entries, index) => {
          const [first] = entries;
          const before = changes[index - 1]?.[0];
          const day = dayOf(first.at);
          return (
            <Fragment key={first.historyId}>
              {(!before || dayOf(before.at) !== day) && (
                <li className="mt-3 text-small font-semibold first:mt-0">
                  <h2>{day}</h2>
                </li>
              )}
              <li>
                <ChangeCard {...{ entries, isDeletedView, onRestore, onUndo }} />
              </li>
            </Fragment>
          );
        })}
      </ol>
      <ListFooter list={list} />
    </>
  );
}

function Nothing({ list, isDeletedView }: Pick<HistoryResultProps, 'list'> & { isDeletedView: boolean }) {
  const { kind, action, by, key, change } = list.filters;
  const isNarrowed = list.q || kind || action || by || key || change;
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState title="No matches" action={<Button onClick={list.clear}>Clear filters</Button>}>
          No changes match these filters. Change or clear them.
        </EmptyState>
      ) : isDeletedView ? (
        <EmptyState
          title="Nothing to bring back"
          action={<Button onClick={list.clear}>Show all changes</Button>}
        >
          Deleted rows stay here for 30 days.
        </EmptyState>
      ) : (
        <EmptyState title="No Changes Yet">
          Everything staff create, change or delete will be listed here.
        </EmptyState>
      )}
    </Card>
  );
}
