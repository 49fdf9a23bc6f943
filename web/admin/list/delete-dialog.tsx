import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DAYS_TO_BRING_BACK } from '../../../functions/office/history/contract.ts';
import type { ApiProblem } from '../../api/client.ts';
import { asProblem } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { formatCount } from '../format.ts';
import type { Resource } from '../resource.ts';
import { isOutcomeUnknown } from '../unanswered.ts';
import { useLoaded } from '../use-loaded.ts';
import { useUndo } from '../use-undo.ts';
import { DeleteRefusal } from './delete-refusal.tsx';
import { useFocusOnNeighbour } from './use-focus-on-neighbour.ts';

type DeleteDialogProps<Row, Values> = {
  resource: Resource<Row, Values>;
  target: Row;
  onDeleted: (row: Row) => void;
  /** Someone else changed the row, so the list is out of date. */
  onOutdated: () => void;
};

const BRING_BACK = ` will be deleted. You can bring it back for ${DAYS_TO_BRING_BACK} days.`;

/** Loads the row when asking, so that what is named is what is deleted. */
export function DeleteDialog<Row, Values>(props: DeleteDialogProps<Row, Values>) {
  const { resource, target, onDeleted, onOutdated } = props;
  const { words } = resource;
  const id = resource.idOf(target);
  const fresh = useLoaded(['record to delete', resource.path, id, useId()], () => resource.find(id));
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiProblem>();
  /** Whether an earlier attempt got no answer. */
  const isUnanswered = useRef(false);
  const toast = useToast();
  const undo = useUndo();
  const focus = useFocusOnNeighbour();

  const problem = refusal ?? fresh.problem;
  const isGone = problem?.status === 404;
  const isInUse = problem !== undefined && problem.references.length > 0;
  const goingAlong = alongIn(resource, refusal);
  const sayGone = useEffectEvent(() => {
    focus.moveOn();
    setOpen(false);
    toast({ text: words.gone, tone: 'danger' });
    onOutdated();
  });
  useEffect(() => {
    if (isGone) sayGone();
  }, [isGone]);

  const sayDeleted = (name: string, change: string | null) => {
    focus.moveOn();
    onDeleted(target);
    setOpen(false);
    toast({ text: words.deleted(name), ...undo(change) });
  };
  const refuse = (apiProblem: ApiProblem) => {
    isUnanswered.current = isOutcomeUnknown(apiProblem);
    setRefusal(apiProblem);
    if (apiProblem.status !== 412) return;
    fresh.change(() => ({ entity: apiProblem.current as Row, etag: apiProblem.etag ?? '' }));
    onOutdated();
  };

  const remove = async () => {
    if (!fresh.data) return fresh.reload();
    const name = resource.nameOf(fresh.data.entity);
    setBusy(true);
    setRefusal(undefined);
    try {
      const call = goingAlong?.remove ?? resource.remove;
      const { change } = await call(id, fresh.data.etag);
      sayDeleted(name, change);
    } catch (error) {
      const apiProblem = asProblem(error);
      if (apiProblem.status === 404 && isUnanswered.current) sayDeleted(name, null);
      else refuse(apiProblem);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={words.confirmDelete}
      confirmLabel={goingAlong?.label ?? (problem && problem.status !== 412 ? 'Try again' : 'Delete')}
      busyLabel="Deleting..."
      danger
      busy={busy}
      notYet={fresh.busy}
      error={problem && !isGone && <DeleteRefusal words={words} problem={problem} isRead={!fresh.problem} />}
      finalFocus={focus.target}
      onConfirm={() => void remove()}
    >
      <strong className="font-medium text-ink">{resource.nameOf(fresh.data?.entity ?? target)}</strong>
      {!resource.isFinal && ` (ID ${id})`}
      {isInUse && !goingAlong ? '' : resource.isFinal ? ' will be permanently deleted.' : BRING_BACK}
    </ConfirmDialog>
  );
}

/** If everything that blocks the deletion can be deleted too: the button's label and action. */
function alongIn<Row, Values>({ along, one }: Resource<Row, Values>, refusal: ApiProblem | undefined) {
  const [kept, ...others] = refusal?.references ?? [];
  if (!along || kept?.kind !== along.kind || others.length > 0) return undefined;
  const label = `Delete the ${one} and its ${formatCount(kept.count, along.one, along.many)}`;
  return { label, remove: along.remove };
}
