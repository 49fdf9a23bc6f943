import { useRef, useState } from 'react';
import type { OutdatedPrice } from '../../../../functions/pricing/price-matrix/contract.ts';
import { type ApiProblem, api, asProblem } from '../../../api/client.ts';
import { changePrices } from '../../../api/price-matrix.ts';
import { asChange, type Edit, keyOf } from './edit.ts';
import type { MatrixStore } from './matrix-store.ts';

type Saved = (count: number, changeId: string | null) => void;

/** Sends all changes at once; refused values stay as typed. */
export function useSave(store: MatrixStore, onSaved: Saved) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The cells that someone else changed first. */
  const [conflict, setConflict] = useState<string[]>();
  const isSending = useRef(false);

  const refuse = (problem: ApiProblem, sent: Edit[]) => {
    if (problem.status !== 412) return setFailure(wordsFor(problem, sent));
    const current = (problem.current ?? []) as OutdatedPrice[];
    store.outdated(current);
    setConflict(current.map(({ ProductCode, CountryID }) => keyOf(ProductCode, CountryID)));
  };

  const save = async () => {
    const sent = [...store.edits().values()];
    if (isSending.current || sent.length === 0) return;
    const contested = store.contested();
    if (contested.length > 0) return setConflict(contested);
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    setConflict(undefined);
    try {
      const { versions, changeId } = await changePrices(api, { changes: sent.map(asChange) });
      store.saved(sent, versions);
      onSaved(sent.length, changeId);
    } catch (error) {
      refuse(asProblem(error), sent);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return { save, busy, failure, conflict, closeConflict: () => setConflict(undefined) };
}

const MOST_NAMED = 3;

/** The server identifies cells by position in the request, people by product and country. */
function wordsFor({ message, errors }: ApiProblem, sent: Edit[]): string {
  const named = errors.slice(0, MOST_NAMED).map(({ path, message: rule }) => {
    const edit = sent[Number(/^changes\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
    return edit ? `${edit.productName} in ${edit.country.countryName}: ${rule}` : rule;
  });
  const more = errors.length > MOST_NAMED ? `; and ${errors.length - MOST_NAMED} more` : '';
  return named.length > 0 ? named.join('; ') + more : message;
}
