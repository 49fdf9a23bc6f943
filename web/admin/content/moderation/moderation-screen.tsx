import clsx from 'clsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListFooter } from '../../list/list-footer.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { SelectFilter } from '../../list/select-filter.tsx';
import { type List, useList } from '../../list/use-list.ts';
import { useSelection } from '../../list/use-selection.ts';
import { KeepFocus } from '../../page/keep-focus.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { ModeratedItem } from './moderated-item.tsx';
import type { Moderated, Moderation } from './moderation.ts';
import { ModerationBar } from './moderation-bar.tsx';
import { useItemKeys } from './use-item-keys.ts';
import { useModerating } from './use-moderating.ts';

/** Visitor content in full, to approve, reject or delete. */
export function ModerationScreen<Row extends Moderated>({ kind }: { kind: Moderation<Row> }) {
  const list = useList(
    kind,
    kind.filters.map(({ name }) => name),
  );
  return (
    <>
      <PageHead clock title={kind.title} count={list.total} />
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField label={kind.search} value={list.typed} onSearch={list.search} />
        {kind.filters.map(({ name, ...filter }) => (
          <SelectFilter key={name} {...filter} {...list.choose(name)} />
        ))}
        <SelectFilter
          label="Sort"
          all="Waiting first"
          options={kind.sorts}
          value={list.sort}
          onChange={list.sortBy}
        />
      </div>
      <Result {...{ kind, list }} />
    </>
  );
}

type ResultProps<Row extends Moderated> = { kind: Moderation<Row>; list: List<Row> };

function Result<Row extends Moderated>({ kind, list }: ResultProps<Row>) {
  if (list.problem)
    return <ListFailure list={list} message={`Error loading ${kind.many}. Please try again.`} />;
  if (!list.rows) {
    return (
      <Card>
        <Spinner label={`Loading ${kind.many}...`} className="min-h-96" />
      </Card>
    );
  }
  if (list.total === 0) {
    return (
      <KeepFocus>
        <Card>
          {list.isFiltered ? (
            <EmptyState
              title={list.filters.state === 'pending' && !list.q ? 'Nothing waiting' : 'No matches'}
              action={<Button onClick={list.clear}>Clear filters</Button>}
            >
              {list.filters.state === 'pending' && !list.q
                ? `You’ve handled every ${kind.one}.`
                : 'Change or clear the filters.'}
            </EmptyState>
          ) : (
            <EmptyState title={`No ${kind.title} Found`}>{kind.empty}</EmptyState>
          )}
        </Card>
      </KeepFocus>
    );
  }
  return <Items {...{ kind, list }} rows={list.rows} />;
}

function Items<Row extends Moderated>({ kind, list, rows }: ResultProps<Row> & { rows: Row[] }) {
  const selection = useSelection(kind, list);
  const { decide, remove, actOnAll, deciding, bulk, dialog } = useModerating({ kind, list, selection });
  const onRow = (run: (row: Row) => void) => (id: string) => {
    const row = rows.find(one => kind.idOf(one) === id);
    if (row) run(row);
  };
  const { items, keepsFocus } = useItemKeys(rows, {
    onApprove: onRow(row => void decide(row, 'approved')),
    onReject: onRow(row => void decide(row, 'rejected')),
    onSelect: id => selection.toggle(id),
  });
  return (
    <KeepFocus>
      <Card>
        <ModerationBar {...{ list, selection, bulk }} onAct={actOnAll} />
        <ol
          ref={items}
          {...keepsFocus}
          data-rows=""
          aria-label={kind.title}
          className={clsx('divide-y divide-line transition-opacity', list.busy && 'opacity-60 delay-100')}
        >
          {rows.map(row => (
            <ModeratedItem
              key={kind.idOf(row)}
              {...{ kind, row }}
              selected={selection.isSelected(kind.idOf(row))}
              busy={deciding.has(kind.idOf(row))}
              onToggle={range => selection.toggle(kind.idOf(row), range)}
              onApprove={() => void decide(row, 'approved')}
              onReject={() => void decide(row, 'rejected')}
              onDelete={() => remove(row)}
            />
          ))}
        </ol>
      </Card>
      <ListFooter list={list} />
      {dialog}
    </KeepFocus>
  );
}
