import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import { PageHead } from '../page/page-head.tsx';
import type { Resource } from '../resource.ts';
import { BulkWork } from './bulk-work.tsx';
import { ColumnsMenu, useColumns } from './columns-menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Groups } from './groups.ts';
import type { ListColumns } from './list-columns.ts';
import { ListResult } from './list-result.tsx';
import { SearchField } from './search-field.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { List } from './use-list.ts';
import { useSelection } from './use-selection.ts';

type ListScreenProps<Row, Values> = {
  resource: Resource<Row, Values>;
  list: List<Row>;
  columns: ListColumns<Row>;
  /** Present while rows stand for several. */
  groups?: Groups<Row> | undefined;
  /** Whether its rows show times. */
  clock?: boolean;
  /** Shown next to the search field. */
  filters?: ReactNode;
  /** Shown above the rows: what else failed to load. */
  notice?: ReactNode;
  /** Shown next to the primary button. */
  actions?: ReactNode;
};

export function ListScreen<Row extends object, Values>(props: ListScreenProps<Row, Values>) {
  const { resource, list, columns, groups, clock, filters, notice, actions } = props;
  const { words, bulk } = resource;
  const [question, setQuestion] = useState<{ number: number; row: Row } | null>(null);
  const ask = (row: Row) => setQuestion(last => ({ number: (last?.number ?? 0) + 1, row }));
  const selection = useSelection(resource, list, groups);
  const { shown, ...chooser } = useColumns(resource.path, columns);
  const isSelecting = bulk !== undefined && selection.count > 0;
  return (
    <>
      <PageHead title={words.title} count={groups ? groups.total : list.total} clock={clock}>
        <div className="flex flex-wrap gap-2">
          {actions}
          {resource.canCreate && <AddNew to={resource.createPath} label={words.addNew} />}
        </div>
      </PageHead>
      <div className={clsx('mb-4 flex flex-wrap gap-2', isSelecting && 'sm:hidden')}>
        <SearchField label={words.search} value={list.typed} onSearch={list.search} />
        {filters}
        <SortChoice {...{ columns, list }} />
        <ColumnsMenu {...chooser} />
      </div>
      {notice}
      {bulk && <BulkWork {...{ resource, list, selection }} grouped={groups !== undefined} send={bulk} />}
      <ListResult
        {...{ resource, list, groups }}
        columns={shown}
        selection={bulk && selection}
        onDelete={ask}
      />
      {question && (
        <DeleteDialog
          key={question.number}
          resource={resource}
          target={question.row}
          onDeleted={row => {
            if (groups) list.reload();
            else list.remove(row);
            selection.drop(resource.idOf(row));
          }}
          onOutdated={list.reload}
        />
      )}
    </>
  );
}

function AddNew({ to, label }: { to: string; label: string }) {
  const navigate = useNavigate();
  useShortcut('n', label, () => void navigate(to));
  return (
    <ButtonLink to={to} variant="primary">
      <Plus aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}
