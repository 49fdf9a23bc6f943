import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useToast } from '../../ui/toast.tsx';
import { useSessionDraft } from './use-session-draft.ts';

/** A form's draft: its base version, its values then, and its edits. */
type Draft = { etag: string; begun: FieldValues; typed: FieldValues; lacksFile: boolean };

/** Restores what was typed into a form when the session ended, after the next login. */
export function useDraft<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  const { draft, keep } = useSessionDraft<Draft>();
  const { defaultValues = {} } = form.formState;
  const toast = useToast();
  const restore = useEffectEvent(({ begun, typed, lacksFile }: Draft) => {
    form.reset({ ...defaultValues, ...begun } as DefaultValues<Input>);
    for (const [name, value] of Object.entries(typed)) {
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
    const back = 'Your unsaved changes were restored.';
    toast({ text: lacksFile ? `${back} Choose the picture again.` : back });
  });
  useEffect(() => {
    if (draft) restore(draft);
  }, [draft]);

  return {
    draft,
    keep: (etag: string) =>
      keep(() => {
        const values = form.getValues();
        const lacksFile = Object.values(values).some(holdsFile);
        return { etag, begun: textIn(defaultValues), typed: textIn(values), lacksFile };
      }),
  };
}

/** A chosen file cannot be stored: its object URL ends with the form. */
const textIn = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !holdsFile(value)));

const holdsFile = (value: unknown) =>
  [value].flat().some(one => typeof one === 'string' && one.startsWith('blob:'));
