import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../../ui/toast.tsx';
import { doneAt } from '../../ui/unsaved-changes.tsx';
import { forgetListPages, updateInListPages } from '../list/cached-lists.ts';
import { rememberedList, rememberRow } from '../list/list-memory.ts';
import type { Resource, Versioned } from '../resource.ts';
import { useUndo } from '../use-undo.ts';
import { useSaving } from './use-saving.ts';

type RecordSavingOptions<Entity, Input extends FieldValues, Output> = {
  resource: Resource<Entity, Output>;
  form: UseFormReturn<Input, unknown, Output>;
  /** The record being edited; undefined for a new one. */
  stored: Versioned<Entity> | undefined;
  toValues: (entity: Entity) => Input;
  /** See `useSaving`. */
  isReady?: () => Promise<boolean>;
  /** For a list on the same screen. */
  onSaved?: () => void;
};

/** Creates or updates a record, then returns to its list as it was left. */
export function useRecordSaving<Entity, Input extends FieldValues, Output>(
  options: RecordSavingOptions<Entity, Input, Output>,
) {
  const { resource, form, toValues, isReady, onSaved } = options;
  const { words } = resource;
  registerInOrder(form);
  const navigate = useNavigate();
  const place = useLocation();
  const toast = useToast();
  const undo = useUndo();
  // Edits typed during creation are changes to the new record.
  const [created, setCreated] = useState<Versioned<Entity>>();
  const stored = options.stored ?? created;
  const saving = useSaving({
    form,
    stored,
    toValues,
    isReady,
    save: (values, etag) =>
      stored ? resource.update(resource.idOf(stored.entity), values, etag) : resource.create(values),
    onSaved: saved => {
      const { entity, change } = saved;
      const name = resource.nameOf(entity);
      toast({ text: stored ? words.updated(name) : words.created(name), ...undo(change) });
      if (stored) updateInListPages(resource.path, entity, resource.idOf);
      else {
        setCreated(saved);
        forgetListPages(resource.path);
      }
      onSaved?.();
    },
    leave: ({ entity }) => {
      rememberRow(resource.path, resource.idOf(entity));
      void navigate(rememberedList(resource.path), { state: doneAt(place) });
    },
  });
  return {
    saving,
    stored,
    words: stored
      ? { submit: words.updateButton, busy: 'Updating...', failed: words.failedToUpdate }
      : { submit: words.createButton, busy: 'Creating...', failed: words.failedToCreate },
  };
}

/** Focuses the first invalid field, in the order of the values, at any depth. */
function registerInOrder<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  for (const name of Object.keys(form.getValues())) form.register(name as Path<Input>);
}
