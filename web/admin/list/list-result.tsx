import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { KeepFocus } from '../page/keep-focus.tsx';
import type { Resource } from '../resource.ts';
import type { Groups } from './groups.ts';
import type { ListColumns } from './list-columns.ts';
import { ListFailure } from './list-failure.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListTable } from './list-table.tsx';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

type ListResultProps<Row, Values> = {
  resource: Resource<Row, Values>;
  list: List<Row>;
  columns: ListColumns<Row>;
  groups?: Groups<Row> | undefined;
  selection: Selection | undefined;
  onDelete: (row: Row) => void;
};

/** The rows, or why there are none and what to do about it. */
export function ListResult<Row extends object, Values>(props: ListResultProps<Row, Values>) {
  const { resource, list, columns, groups, selection, onDelete } = props;
  const { words } = resource;
  if (list.problem) return <ListFailure list={list} message={words.failedToList} />;
  if (!list.rows) {
    return (
      <Card>
        <Spinner label={words.loadingList} className="min-h-96" />
      </Card>
    );
  }
  if (list.total === 0) {
    return (
      <KeepFocus>
        <Card>{list.isFiltered ? <NothingMatches list={list} /> : <NothingYet resource={resource} />}</Card>
      </KeepFocus>
    );
  }
  return (
    <>
      <ListTable
        {...{ resource, list, columns, groups, selection, onDelete }}
        rows={groups?.rows ?? list.rows}
      />
      <ListFooter list={list} />
    </>
  );
}

function NothingYet<Row, Values>({ resource }: { resource: Resource<Row, Values> }) {
  const { words, createPath, canCreate } = resource;
  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        canCreate && (
          <ButtonLink to={createPath} variant="primary">
            {words.createFirst}
          </ButtonLink>
        )
      }
    >
      {words.empty}
    </EmptyState>
  );
}

export function NothingMatches({ list }: { list: Pick<List<unknown>, 'q' | 'clear'> }) {
  return (
    <EmptyState title="No matches" action={<Button onClick={list.clear}>Clear filters</Button>}>
      {list.q ? `No results for “${list.q}”. ` : 'No rows match these filters. '}
      Change or clear the filters.
    </EmptyState>
  );
}
