import { useFieldArray } from 'react-hook-form';
import type { Family } from '../../../../functions/catalog/families/contract.ts';
import { entriesIn } from '../../form/comma-list.ts';
import { type FamilyForm, proposedIn, toValues } from './family-values.ts';

/** Keeps a row for each combination that is not a variant. What has a value that is new to the family is chosen at once. */
export function useProposals(form: FamilyForm, stored: Family | undefined) {
  const { fields, replace } = useFieldArray({ control: form.control, name: 'proposed' });
  const known = stored ? toValues(stored).values.map(text => entriesIn(text.toLowerCase())) : [];
  const isNew = (options: string[]) => options.some((value, at) => !known[at]?.includes(value.toLowerCase()));
  const propose = (isWanted: (options: string[]) => boolean) => {
    const before = form.getValues('proposed');
    const rows = proposedIn(form.getValues(), isWanted);
    if (JSON.stringify(rows) !== JSON.stringify(before)) replace(rows);
  };
  return {
    fields,
    /** After a change of names or values. */
    update: () => propose(isNew),
    /** After a change of the variants themselves: what was taken out is not made again. */
    settle: () => propose(() => false),
  };
}
