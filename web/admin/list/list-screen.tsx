import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import { PageHead } from '../page/page-head.tsx';
import type { Resource } from '../resource.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { ListColumns } from './list-columns.ts';
import { ListResult } from './list-result.tsx';
import { SearchField } from './search-field.tsx';
import type { List } from './use-list.ts';

type ListScreenProps<Row, Values> = {
  resource: Resource<Row, Values>;
  list: List<Row>;
  columns: ListColumns<Row>;
  /** What stands beside the search field. */
  filters?: ReactNode;
};

export function ListScreen<Row extends object, Values>(props: ListScreenProps<Row, Values>) {
  const { resource, list, columns, filters } = props;
  const { words, createPath } = resource;
  const [question, setQuestion] = useState<{ number: number; row: Row } | null>(null);
  const ask = (row: Row) => setQuestion(last => ({ number: (last?.number ?? 0) + 1, row }));
  const navigate = useNavigate();
  useShortcut('n', words.addNew, () => void navigate(createPath));
  return (
    <>
      <PageHead title={words.title} count={list.total}>
        <ButtonLink to={createPath} variant="primary">
          <Plus aria-hidden="true" />
          {words.addNew}
        </ButtonLink>
      </PageHead>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField label={words.search} value={list.q ?? ''} onSearch={list.search} />
        {filters}
      </div>
      <ListResult {...{ resource, list, columns }} onDelete={ask} />
      {question && (
        <DeleteDialog
          key={question.number}
          resource={resource}
          target={question.row}
          onDeleted={list.remove}
          onOutdated={list.reload}
        />
      )}
    </>
  );
}
