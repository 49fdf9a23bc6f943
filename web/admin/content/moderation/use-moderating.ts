import { useState } from 'react';
import type { BulkResult } from '../../../../functions/bulk/contract.ts';
import type { ModerationAction, ModerationState } from '../../../../functions/contracts/moderation.ts';
import { asProblem } from '../../../api/client.ts';
import { isJob } from '../../../api/jobs.ts';
import { useToast } from '../../../ui/toast.tsx';
import { formatCount } from '../../format.ts';
import { follow } from '../../jobs/followed-jobs.ts';
import type { List } from '../../list/use-list.ts';
import { bulkTargetOf, type Selection } from '../../list/use-selection.ts';
import { refreshNewCounts } from '../../new-counts.ts';
import { MODERATED_IN_BULK } from '../../resource-words.ts';
import { errorMessage, isOutcomeUnknown } from '../../unanswered.ts';
import { useQuestion } from '../../use-question.ts';
import type { Moderated, Moderation } from './moderation.ts';

type Options<Row extends Moderated> = { kind: Moderation<Row>; list: List<Row>; selection: Selection };

/** Approving, rejecting and deleting, one at a time or in bulk. */
export function useModerating<Row extends Moderated>({ kind, list, selection }: Options<Row>) {
  const [deciding, setDeciding] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<ModerationAction>();
  const toast = useToast();
  const question = useQuestion();
  const nameOf = (row: Row) => `${kind.one.charAt(0).toUpperCase()}${kind.one.slice(1)} by ${row.name}`;

  const settled = () => {
    list.reload();
    void refreshNewCounts();
  };
  const showError = (error: unknown, what: string) => {
    const problem = asProblem(error);
    const { status, message } = problem;
    const text =
      status === 412
        ? `${what} has changed. Review it again.`
        : status === 404
          ? `${what} was deleted by someone else.`
          : `${what}: ${isOutcomeUnknown(problem) ? errorMessage(problem) : `not changed. ${message}`}`;
    toast({ text, tone: 'danger' });
    settled();
  };

  /** Several can be in progress at once, each with its own answer. */
  const decide = async (row: Row, state: ModerationState) => {
    const id = kind.idOf(row);
    if (deciding.has(id) || row.state === state) return;
    setDeciding(now => new Set(now).add(id));
    moveOn(id, list.filters.state !== undefined || (list.sort === undefined && row.state === 'pending'));
    try {
      await kind.decide(row, state);
      selection.drop(id);
      toast({ text: `${nameOf(row)} ${state === 'pending' ? 'is waiting again' : state}.` });
      settled();
    } catch (error) {
      showError(error, nameOf(row));
    } finally {
      setDeciding(now => new Set([...now].filter(one => one !== id)));
    }
  };

  const remove = (row: Row) =>
    question.ask({
      title: `Delete this ${kind.one}?`,
      text: `This can’t be undone. To hide what ${row.name} wrote without deleting it, reject it.`,
      confirmLabel: 'Delete',
      busyLabel: 'Deleting...',
      danger: true,
      run: async () => {
        await kind.remove(row).catch(unlessGone);
        moveOn(kind.idOf(row), true);
        selection.drop(kind.idOf(row));
        toast({ text: `${nameOf(row)} deleted.` });
        settled();
      },
    });

  const summarize = (action: ModerationAction, { changed, matched }: BulkResult) => {
    const already = matched - changed;
    const others =
      already > 0 ? ` ${formatCount(already, 'was', 'were')} already ${MODERATED_IN_BULK[action].done}.` : '';
    return `${formatCount(changed, kind.one, kind.many)} ${MODERATED_IN_BULK[action].done}.${others}`;
  };

  const runOnAll = async (action: ModerationAction) => {
    setBulk(action);
    try {
      const answer = await kind.bulk({ action, ...bulkTargetOf(selection, list) });
      if (isJob(answer)) follow(answer);
      else toast({ text: summarize(action, answer) });
      selection.clear();
      settled();
    } finally {
      setBulk(undefined);
    }
  };

  const actOnAll = (action: ModerationAction) => {
    if (bulk) return;
    if (action !== 'delete')
      return void runOnAll(action).catch(error =>
        showError(error, formatCount(selection.count, kind.one, kind.many)),
      );
    question.ask({
      title: `Delete ${formatCount(selection.count, kind.one, kind.many)}?`,
      text: `${selection.all ? 'This includes every page of the list. ' : ''}This can’t be undone.`,
      confirmLabel: 'Delete',
      busyLabel: 'Deleting...',
      danger: true,
      run: () => runOnAll(action),
    });
  };

  return { decide, remove, actOnAll, deciding, bulk, dialog: question.dialog };
}

/** A delete retried after a lost answer has succeeded if the row is gone. */
function unlessGone(error: unknown) {
  if (asProblem(error).status !== 404) throw error;
}

/** Focus moves to the next item if this one leaves the list; otherwise it stays. */
function moveOn(id: string, goes: boolean) {
  const item = document.querySelector<HTMLElement>(`li[data-id="${id}"]`);
  const waiting = `li[data-id]:not([aria-busy])`;
  const others = [...(item?.parentElement?.querySelectorAll<HTMLElement>(waiting) ?? [])];
  const at = item ? others.indexOf(item) : -1;
  const next = goes ? (others[at + 1] ?? others[at - 1]) : undefined;
  (next ?? item)?.focus();
}
