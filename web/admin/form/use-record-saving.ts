import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../ui/toast.tsx';
import { SAVED } from '../../ui/unsaved-changes.tsx';
import { rememberedList } from '../list/list-memory.ts';
import type { Resource, Versioned } from '../resource.ts';
import { useSaving } from './use-saving.ts';

type RecordSavingOptions<Entity, Input extends FieldValues, Output> = {
  resource: Resource<Entity, Output>;
  form: UseFormReturn<Input, unknown, Output>;
  /** What is edited; nothing where a new one is created. */
  stored: Versioned<Entity> | undefined;
  toValues: (entity: Entity) => Input;
};

/** Creates or updates a record, then goes back to its list, which is as it was left. */
export function useRecordSaving<Entity, Input extends FieldValues, Output>(
  options: RecordSavingOptions<Entity, Input, Output>,
) {
  const { resource, form, stored, toValues } = options;
  const { words } = resource;
  const navigate = useNavigate();
  const toast = useToast();

  const saving = useSaving({
    form,
    etag: stored?.etag,
    toValues,
    save: (values, etag) =>
      stored ? resource.update(resource.idOf(stored.entity), values, etag) : resource.create(values),
    onSaved: ({ entity }) => {
      const name = resource.nameOf(entity);
      toast({ text: stored ? words.updated(name) : words.created(name) });
      void navigate(rememberedList(resource.path), { state: SAVED });
    },
  });
  return {
    saving,
    words: stored
      ? { submit: words.update, busy: 'Updating...', failed: words.failedToUpdate }
      : { submit: words.create, busy: 'Creating...', failed: words.failedToCreate },
  };
}
