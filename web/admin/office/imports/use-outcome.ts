import type { Import, Outcome } from '../../../../functions/office/imports/contract.ts';
import { useSearch } from '../../list/use-search.ts';

/** Rows that need attention come first. */
export const OUTCOMES = [
  { value: 'refuse', label: 'Refused' },
  { value: 'change', label: 'To change' },
  { value: 'create', label: 'To create' },
  { value: 'same', label: 'Unchanged' },
] as const;

/** Which rows are shown; part of the address, so that 'back' returns to the previous ones. */
export function useOutcome(found: Import) {
  const { params, change } = useSearch();
  const said = OUTCOMES.find(({ value }) => value === params.get('outcome'))?.value;
  const first = OUTCOMES.find(({ value }) => found[value] > 0)?.value ?? 'same';
  const choose = (outcome: Outcome) => change({ outcome, page: undefined });
  return [said && found[said] > 0 ? said : first, choose] as const;
}
