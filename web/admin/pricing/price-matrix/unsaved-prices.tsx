import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useSessionDraft } from '../../form/use-session-draft.ts';
import { enter } from './actions.ts';
import type { Edit } from './edit.ts';
import { useGridState, usePrices } from './grid-context.ts';
import type { Sheet } from './sheet.ts';

/** Confirms leaving the page; unsaved changes are restored after a lost session. */
export function UnsavedPrices({ sheet }: { sheet: Sheet }) {
  const { store, grid } = sheet;
  const { draft, keep } = useSessionDraft<Edit[]>();
  const toast = useToast();
  const isChanged = usePrices(sheet, () => store.edits().size > 0);
  const isTyped = useGridState(sheet, () => grid.typed() !== undefined);
  const restore = useEffectEvent((edits: Edit[]) => {
    store.restore(edits);
    toast({ text: 'Your unsaved changes were restored.' });
  });
  useEffect(() => {
    if (draft) restore(draft);
  }, [draft]);
  const work = () => {
    const typed = grid.typed();
    if (typed !== undefined) enter(sheet, typed, false);
    return [...store.edits().values()];
  };
  return <UnsavedChanges when={isChanged || isTyped} outlivesSearch keep={() => keep(work)} />;
}
