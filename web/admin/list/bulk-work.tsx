import { useRef, useState } from 'react';
import type { BulkAnswer, BulkRequest } from '../../api/crud.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { formatCount } from '../format.ts';
import type { Resource } from '../resource.ts';
import { failureOf } from '../unanswered.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBulk } from './use-bulk.ts';
import type { List } from './use-list.ts';
import { type BulkTarget, bulkTargetOf, type Selection } from './use-selection.ts';

type BulkWorkProps<Row, Values> = {
  resource: Resource<Row, Values>;
  send: (request: BulkRequest) => Promise<BulkAnswer>;
  list: List<Row>;
  selection: Selection;
  grouped: boolean;
};

/** Bulk actions on the selected rows; confirms before deleting. */
export function BulkWork<Row, Values>(props: BulkWorkProps<Row, Values>) {
  const { resource, list, selection, grouped } = props;
  const { count } = selection;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ title: string; all: boolean; target: BulkTarget }>();
  const isDone = useRef(false);
  const { run, busy, problem, forget } = useBulk(props);

  const ask = () => {
    forget();
    isDone.current = false;
    const title = `Delete ${formatCount(count, resource.one, resource.many)}?`;
    setAsked({ title, all: selection.all, target: bulkTargetOf(selection, list) });
    setOpen(true);
  };
  const remove = async () => {
    const outcome = await run('delete', asked?.target);
    isDone.current = outcome === 'done';
    // The question no longer applies, so staff have to ask again.
    if (outcome === 'done' || outcome === 'outdated') setOpen(false);
  };
  const act = (action: string) => (action === 'delete' ? ask() : void run(action));

  return (
    <>
      {count > 0 && <SelectionBar {...{ resource, list, selection, grouped, busy }} onAct={act} />}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={asked?.title ?? ''}
        confirmLabel={problem ? 'Try again' : 'Delete'}
        busyLabel="Deleting..."
        danger
        busy={busy === 'delete'}
        error={problem && failureOf(resource.words.failedInBulk, problem)}
        finalFocus={() => (isDone.current && document.querySelector('h1')) || true}
        onConfirm={() => void remove()}
      >
        {asked?.all && 'This includes every page of the list. '}
        {resource.isFinal ? 'This can’t be undone.' : 'Rows still in use won’t be deleted.'}
      </ConfirmDialog>
    </>
  );
}
