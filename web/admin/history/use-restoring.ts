import type { HistoryEntry } from '../../../functions/office/history/contract.ts';
import { api } from '../../api/client.ts';
import { restoreEntry } from '../../api/history.ts';
import type { Confirmation } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { formatDateTime } from '../format.ts';
import { sayUndone, useUndo } from '../use-undo.ts';

/** The question whether to restore a row to its state before an entry, and the restoring itself. */
export function useRestoring(note = '') {
  const toast = useToast();
  const undo = useUndo();
  return ({ historyId, action, name, at }: HistoryEntry): Confirmation => {
    const isBack = action === 'delete';
    return {
      title: isBack ? `Bring back “${name}”?` : 'Restore this version?',
      text: isBack
        ? 'It comes back unchanged, with the same ID.'
        : `Every field returns to its value before the change on ${formatDateTime(at)}. ${note}`,
      confirmLabel: isBack ? 'Bring back' : 'Restore',
      busyLabel: isBack ? 'Bringing back...' : 'Restoring...',
      run: async () => {
        const restored = await restoreEntry(api, historyId);
        toast({
          text: `“${restored.name || name}” ${isBack ? 'is back' : 'was restored'}.`,
          ...undo(restored.change),
        });
        sayUndone();
      },
    };
  };
}
