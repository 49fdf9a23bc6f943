import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { doneAt } from '../../../ui/unsaved-changes.tsx';
import { useQuery } from '../../../ui/use-query.ts';
import { useShortcut } from '../../keyboard/use-shortcut.ts';
import { DeleteDialog } from '../../list/delete-dialog.tsx';
import { rememberedList } from '../../list/list-memory.ts';
import { NothingMatches } from '../../list/list-result.tsx';
import { SearchField } from '../../list/search-field.tsx';
import { StatusFilter } from '../../list/status-filter.tsx';
import { KeepFocus } from '../../page/keep-focus.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useUndone } from '../../use-undo.ts';
import { slider } from './slider.ts';
import { SliderPanel } from './slider-panel.tsx';
import { SliderTable } from './slider-table.tsx';
import { useSlides } from './use-slides.ts';

const { words } = slider;

/** The slider images, with the create or edit panel above them. The panel is part of the address. */
export function Component() {
  const slides = useSlides();
  const { all, rows, shown, problem, reload, change } = slides;
  const navigate = useNavigate();
  const place = useLocation();
  const [question, setQuestion] = useState<{ number: number; row: SliderImage } | null>(null);
  const panel = useQuery().get('panel');
  useUndone(reload);

  const add = () => void navigate(slides.panelAt('new'));
  useShortcut('n', words.addNew, add);
  const ask = (row: SliderImage) => setQuestion(last => ({ number: (last?.number ?? 0) + 1, row }));
  const afterDeleting = (gone: SliderImage) => {
    change(before => before.filter(one => one.imageId !== gone.imageId));
    if (panel === slider.idOf(gone)) void navigate(rememberedList(slider.path), { state: doneAt(place) });
    reload();
  };

  return (
    <>
      <PageHead title={words.title} count={all?.length}>
        <Button variant="primary" onClick={add}>
          <Plus aria-hidden="true" />
          {words.addNew}
        </Button>
      </PageHead>
      {panel && all && <SliderPanel key={panel} which={panel} shown={shown} onChanged={reload} />}
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField label={words.search} value={slides.typed} onSearch={slides.search} />
        <StatusFilter {...slides.choose('displayStatus')} />
      </div>
      <LoadFailure message={words.failedToList} loading={slides} className="mb-4" />
      {!all && !problem && (
        <Card>
          <Spinner label={words.loadingList} className="min-h-96" />
        </Card>
      )}
      {rows?.length === 0 && (slides.isFiltered || !panel) && (
        <KeepFocus>
          <Card>{slides.isFiltered ? <NothingMatches list={slides} /> : <NothingYet onAdd={add} />}</Card>
        </KeepFocus>
      )}
      {rows && rows.length > 0 && (
        <SliderTable
          rows={rows}
          busy={slides.busy}
          canOrder={!slides.isFiltered}
          editAt={row => slides.panelAt(slider.idOf(row))}
          onOrdered={next => change(() => next)}
          onOutdated={reload}
          onDelete={ask}
        />
      )}
      {question && (
        <DeleteDialog
          key={question.number}
          resource={slider}
          target={question.row}
          onDeleted={afterDeleting}
          onOutdated={reload}
        />
      )}
    </>
  );
}

const NothingYet = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    title={words.emptyTitle}
    action={
      <Button variant="primary" onClick={onAdd}>
        {words.createFirst}
      </Button>
    }
  >
    {words.empty}
  </EmptyState>
);
