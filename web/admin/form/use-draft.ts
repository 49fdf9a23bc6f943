import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useToast } from '../../ui/toast.tsx';
import { useSessionDraft } from './use-session-draft.ts';

/** A form as it was: the version it began with, its values then, and what was typed since. */
type Draft = { etag: string; begun: FieldValues; typed: FieldValues; lacksFile: boolean };

/** What was typed into a form when the sign-in ended, put back after the next. */
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

/** A file that was chosen cannot be kept: its address dies with the form. */
const textIn = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !holdsFile(value)));

const holdsFile = (value: unknown) =>
  [value].flat().some(one => typeof one === 'string' && one.startsWith('blob:'));
