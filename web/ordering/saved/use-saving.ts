import { useToast } from '../../ui/toast.tsx';
import { save, unsave, useSaved } from './saved.ts';
import { NOT_REMOVED, SAVED_FULL } from './saved-words.ts';

/** Whether a product is saved, and what a press of its button does. */
export function useSaving(productCode: number) {
  const isSaved = useSaved().includes(productCode);
  const toast = useToast();
  const press = () => {
    if (isSaved) unsave(productCode, () => toast({ tone: 'danger', text: NOT_REMOVED }));
    else if (!save(productCode)) toast({ tone: 'danger', text: SAVED_FULL });
  };
  return { isSaved, press };
}
