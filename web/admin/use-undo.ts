import { useCallback, useEffect, useEffectEvent } from 'react';
import type { Job } from '../../functions/jobs/contract.ts';
import type { Undone } from '../../functions/office/history/contract.ts';
import { type ApiProblem, api, asProblem } from '../api/client.ts';
import { undoChange } from '../api/history.ts';
import { isJob } from '../api/jobs.ts';
import { useToast } from '../ui/toast.tsx';
import { formatCount } from './format.ts';
import { follow } from './jobs/followed-jobs.ts';
import { isOutcomeUnknown } from './unanswered.ts';

const undoings = new EventTarget();
const UNDONE = 'undone';

/** Notifies every screen with rows that some of them have changed. */
export const sayUndone = () => void undoings.dispatchEvent(new Event(UNDONE));

/** Reloads rows after a change was undone. */
export function useUndone(reload: () => void) {
  const read = useEffectEvent(reload);
  useEffect(() => {
    const listener = () => read();
    undoings.addEventListener(UNDONE, listener);
    return () => undoings.removeEventListener(UNDONE, listener);
  }, []);
}

/** Undoes a change; more rows than one call can handle are undone by a job. */
export async function undoAndFollow(change: string): Promise<Undone | Job> {
  const undone = await undoChange(api, change);
  if (isJob(undone)) follow(undone);
  sayUndone();
  return undone;
}

/** `toast({ text: 'Category deleted.', ...undo(change) })` offers to undo the change. */
export function useUndo() {
  const toast = useToast();
  return useCallback(
    (change: string | null | undefined) => {
      if (!change) return {};
      const run = async () => {
        try {
          const undone = await undoAndFollow(change);
          if (!isJob(undone)) toast(outcomeOf(undone));
        } catch (error) {
          const problem = asProblem(error);
          toast({ text: whyNotUndone(problem), tone: 'danger', ...again(problem, run) });
        }
        // The button that was clicked is gone.
        if (document.activeElement === document.body) document.querySelector('h1')?.focus();
      };
      return { action: { label: 'Undo', run } };
    },
    [toast],
  );
}

/** The outcome as a toast. */
export function outcomeOf({ undone, left }: Undone) {
  if (left === 0) {
    return {
      text: undone > 1 ? `Undone: ${formatCount(undone, 'row')} reverted.` : 'Change undone.',
    };
  }
  const whose = left === 1 ? 'One row' : formatCount(left, 'row');
  const kept = `${whose} skipped because of later changes`;
  if (undone > 0) return { text: `${formatCount(undone, 'row', 'rows')} reverted. ${kept}.` };
  return { text: `Nothing undone. ${kept}; the history has every version.`, tone: 'danger' as const };
}

export const whyNotUndone = (problem: ApiProblem) =>
  isOutcomeUnknown(problem)
    ? 'The shop didn’t respond, so this may already be undone. Try again; it won’t be undone twice.'
    : `Not undone. ${problem.message}`;

/** Offers a retry if the shop did not respond, not if it refused. */
function again({ status }: ApiProblem, run: () => Promise<void>) {
  return status === 0 || status >= 500 ? { action: { label: 'Try again', run: () => void run() } } : {};
}
