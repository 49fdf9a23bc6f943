import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  MOST_SLIDES,
  type SliderImage,
  TOO_MANY_SLIDES,
} from '../../../../functions/catalog/slider/contract.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useQuery } from '../../../ui/use-query.ts';
import { useShortcut } from '../../keyboard/use-shortcut.ts';
import { DeleteDialog } from '../../list/delete-dialog.tsx';
import { KeepFocus } from '../../page/keep-focus.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useUndone } from '../../use-undo.ts';
import { slider } from './slider.ts';
import { SliderPanel } from './slider-panel.tsx';
import { SliderTable } from './slider-table.tsx';

const { words } = slider;
const readSlider = async () => (await slider.list({})).rows;

/** All slider images, and above them the panel that makes or changes one: it stands in the address, too. */
export function Component() {
  const loading = useLoaded(['slider'], readSlider);
  const { data: rows, problem, busy, reload, change } = loading;
  const params = useQuery();
  const navigate = useNavigate();
  const [saysFull, setSaysFull] = useState(false);
  const [question, setQuestion] = useState<{ number: number; row: SliderImage } | null>(null);
  const isFull = (rows?.length ?? 0) >= MOST_SLIDES;
  const panel = params.get('panel');
  useUndone(reload);
  useEffect(() => {
    if (!isFull) setSaysFull(false);
  }, [isFull]);

  const add = () => (isFull ? setSaysFull(true) : void navigate(`${slider.path}?panel=new`));
  useShortcut('n', words.addNew, add);
  const ask = (row: SliderImage) => setQuestion(last => ({ number: (last?.number ?? 0) + 1, row }));

  return (
    <>
      <PageHead title={words.title} count={rows?.length}>
        <Button variant="primary" onClick={add}>
          <Plus aria-hidden="true" />
          {words.addNew}
        </Button>
      </PageHead>
      {saysFull && (
        <Alert className="mb-4">
          <p className="font-medium">{TOO_MANY_SLIDES}</p>
          <p>Delete one that is no longer needed, or replace its picture.</p>
        </Alert>
      )}
      {panel && rows && <SliderPanel key={panel} which={panel} count={rows.length} onChanged={reload} />}
      <LoadFailure message={words.failedToList} loading={loading} className="mb-4" />
      {!rows && !problem && (
        <Card>
          <Spinner label={words.loadingList} className="min-h-96" />
        </Card>
      )}
      {rows?.length === 0 && !panel && (
        <KeepFocus>
          <Card>
            <EmptyState
              title={words.emptyTitle}
              action={
                <Button variant="primary" onClick={add}>
                  {words.createFirst}
                </Button>
              }
            >
              {words.empty}
            </EmptyState>
          </Card>
        </KeepFocus>
      )}
      {rows && rows.length > 0 && (
        <SliderTable
          rows={rows}
          busy={busy}
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
          onDeleted={gone => change(all => all.filter(one => one.imageId !== gone.imageId))}
          onOutdated={reload}
        />
      )}
    </>
  );
}
