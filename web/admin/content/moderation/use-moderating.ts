import { useState } from 'react';
import type { BulkResult } from '../../../../functions/bulk/contract.ts';
import type { ModerationAction, ModerationState } from '../../../../functions/contracts/moderation.ts';
import { asProblem } from '../../../api/client.ts';
import { isJob } from '../../../api/jobs.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { formatCount } from '../../format.ts';
import { follow } from '../../jobs/followed-jobs.ts';
import type { List } from '../../list/use-list.ts';
import { bulkTargetOf, type Selection } from '../../list/use-selection.ts';
import { refreshNewCounts } from '../../new-counts.ts';
import type { Moderated, Moderation } from './moderation.ts';
import { DONE } from './states.ts';

type Options<Row extends Moderated> = { kind: Moderation<Row>; list: List<Row>; selection: Selection };

/** Approving, rejecting and deleting, one by one and many at a time. */
export function useModerating<Row extends Moderated>({ kind, list, selection }: Options<Row>) {
  const [busy, setBusy] = useState<string>();
  const toast = useToast();
  const question = useConfirm();
  const One = kind.one.charAt(0).toUpperCase() + kind.one.slice(1);

  const settled = () => {
    list.reload();
    void refreshNewCounts();
  };
  const refused = (error: unknown) => {
    const { status, message } = asProblem(error);
    const text =
      status === 412
        ? `This ${kind.one} was changed in the meantime. Read it again.`
        : status === 404
          ? `This ${kind.one} is gone: someone else deleted it.`
          : `Error changing the ${kind.one}. ${message}`;
    toast({ text, tone: 'danger' });
    settled();
  };

  const decide = async (row: Row, state: ModerationState) => {
    const id = kind.idOf(row);
    if (busy !== undefined || row.state === state) return;
    setBusy(id);
    try {
      await kind.decide(row, state);
      focusBeside(id, list.filters.state !== undefined);
      selection.drop(id);
      toast({ text: `${One} by ${row.name} ${state === 'pending' ? 'waits again' : state}.` });
      settled();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(undefined);
    }
  };

  const remove = (row: Row) =>
    question.ask({
      title: `Delete this ${kind.one}?`,
      text: `What ${row.name} wrote is gone then, and cannot be brought back. To keep it from being shown, reject it.`,
      confirmLabel: 'Delete',
      busyLabel: 'Deleting...',
      danger: true,
      run: async () => {
        await kind.remove(row);
        focusBeside(kind.idOf(row), true);
        selection.drop(kind.idOf(row));
        toast({ text: `${One} by ${row.name} deleted.` });
        settled();
      },
    });

  const inWords = (action: ModerationAction, { changed, matched }: BulkResult) => {
    const already = matched - changed;
    const others = already > 0 ? ` ${formatCount(already, 'was', 'were')} so already.` : '';
    return `${formatCount(changed, kind.one, kind.many)} ${DONE[action]}.${others}`;
  };

  const runOnAll = async (action: ModerationAction) => {
    setBusy('all');
    try {
      const answer = await kind.bulk({ action, ...bulkTargetOf(selection, list) });
      if (isJob(answer)) follow(answer);
      else toast({ text: inWords(action, answer) });
      selection.clear();
      settled();
    } finally {
      setBusy(undefined);
    }
  };

  const actOnAll = (action: ModerationAction) => {
    if (action !== 'delete') return void runOnAll(action).catch(refused);
    question.ask({
      title: `Delete ${formatCount(selection.count, kind.one, kind.many)}?`,
      text: `${selection.all ? 'These are all of the list, on every page. ' : ''}They cannot be brought back.`,
      confirmLabel: 'Delete',
      busyLabel: 'Deleting...',
      danger: true,
      run: () => runOnAll(action),
    });
  };

  return { decide, remove, actOnAll, busy, dialog: question.dialog };
}

/** What goes leaves the focus to the one beside it, or else to the title of the page. */
function focusBeside(id: string, goes: boolean) {
  const item = document.querySelector<HTMLElement>(`li[data-id="${id}"]`);
  if (!item) return;
  const next = item.nextElementSibling ?? item.previousElementSibling ?? document.querySelector('h1');
  if (goes) (next as HTMLElement).focus();
  else item.focus();
}
