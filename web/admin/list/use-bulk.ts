import { useState } from 'react';
import type { Job } from '../../../functions/jobs/contract.ts';
import { type ApiProblem, asProblem } from '../../api/client.ts';
import type { BulkAnswer, BulkRequest } from '../../api/crud.ts';
import { isJob } from '../../api/jobs.ts';
import { useToast } from '../../ui/toast.tsx';
import { formatCount } from '../format.ts';
import { follow } from '../jobs/followed-jobs.ts';
import type { Resource } from '../resource.ts';
import { failureOf } from '../unanswered.ts';
import { useUndo } from '../use-undo.ts';
import type { List } from './use-list.ts';
import { type BulkTarget, bulkTargetOf, type Selection } from './use-selection.ts';

type BulkOptions<Row, Values> = {
  resource: Resource<Row, Values>;
  send: (request: BulkRequest) => Promise<BulkAnswer>;
  list: List<Row>;
  selection: Selection;
};

type Done = Exclude<BulkAnswer, Job>;

/** Runs a bulk action on all selected rows, once, and reports the outcome. */
export function useBulk<Row, Values>({ resource, send, list, selection }: BulkOptions<Row, Values>) {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<ApiProblem>();
  const toast = useToast();
  const undo = useUndo();

  const say = (action: string, answer: Done) => {
    const text = summarize(resource, action, answer);
    if (answer.changed > 0) toast({ text, ...undo(answer.changeId) });
    else toast({ text, tone: answer.kept > 0 ? 'danger' : 'done' });
  };

  const settle = (action: string, answer: BulkAnswer) => {
    if (isJob(answer)) follow(answer);
    else say(action, answer);
    selection.clear();
    list.reload();
  };

  /** Runs it on the selected rows, or on those selected when the question was asked. Returns the outcome. */
  const run = async (action: string, target: BulkTarget = bulkTargetOf(selection, list)) => {
    if (busy) return 'busy';
    setBusy(action);
    setProblem(undefined);
    try {
      settle(action, await send({ action, ...target }));
      return 'done';
    } catch (error) {
      const apiProblem = asProblem(error);
      const isOutdated = apiProblem.status === 409;
      if (action === 'delete' && !isOutdated) setProblem(apiProblem);
      else toast({ text: failureOf(resource.words.failedInBulk, apiProblem), tone: 'danger' });
      if (isOutdated) list.reload();
      return isOutdated ? 'outdated' : 'failed';
    } finally {
      setBusy(undefined);
    }
  };

  return { run, busy, problem, forget: () => setProblem(undefined) };
}

const NAMES_SAID = 3;

/** '3 categories deleted. 1 was not changed: Subcategories still use them (Coffee & Tea).' */
function summarize<Row, Values>({ one, many, words }: Resource<Row, Values>, action: string, answer: Done) {
  const { matched, changed, kept, keptNames, reason } = answer;
  const said = [`${formatCount(changed, one, many)} ${words.bulk[action]?.done}.`];
  const already = matched - changed - kept;
  if (already > 0) said.push(`${formatCount(already, 'was', 'were')} already ${words.bulk[action]?.done}.`);
  if (kept > 0) {
    const names = keptNames.slice(0, NAMES_SAID).join(', ') + (kept > NAMES_SAID ? ', …' : '');
    said.push(`${formatCount(kept, 'was', 'were')} not changed: ${reason} (${names}).`);
  }
  return said.join(' ');
}
