import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from '../../api/client.ts';
import { asProblem } from '../../api/client.ts';
import { showFieldErrors } from '../../ui/form-problem.ts';
import type { Versioned } from '../resource.ts';
import { useDraft } from './use-draft.ts';

type SavingOptions<Entity, Input extends FieldValues, Output, Stored extends Versioned<Entity>> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** The version that the form shows; what was never stored has none. */
  etag?: string | undefined;
  toValues: (entity: Entity) => Input;
  save: (values: Output, etag: string) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
};

export type Saving<Input extends FieldValues> = ReturnType<
  typeof useSaving<unknown, Input, unknown, Versioned<unknown>>
>;

/** Sends a form once, and knows what to do when the server refuses or somebody else was faster. */
export function useSaving<Entity, Input extends FieldValues, Output, Stored extends Versioned<Entity>>(
  options: SavingOptions<Entity, Input, Output, Stored>,
) {
  const { form, toValues, save, onSaved } = options;
  const { isDirty, isSubmitting, isValid } = form.formState;
  const { draft, keep } = useDraft(form);
  const etag = useRef(draft?.etag ?? options.etag ?? '');
  const sending = useRef(false);
  const [failure, setFailure] = useState<ApiProblem>();
  const [theirs, setTheirs] = useState<Input>();

  const fail = (problem: ApiProblem) => {
    if (problem.status === 412 && problem.etag) {
      etag.current = problem.etag;
      setTheirs(toValues(problem.current as Entity));
    } else if (!showFieldErrors(form, problem)) {
      setFailure(problem);
    }
  };

  const send = form.handleSubmit(async values => {
    setFailure(undefined);
    setTheirs(undefined);
    try {
      const saved = await save(values, etag.current);
      etag.current = saved.etag;
      onSaved(saved);
    } catch (error) {
      fail(asProblem(error));
    }
  });

  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  };

  return {
    submit,
    failure,
    busy: isSubmitting,
    isDirty,
    isValid,
    /** Whether leaving loses nothing, because the sign-in ended and this is kept for afterwards. */
    keep: () => keep(etag.current),
    discard: () => form.reset(),
    conflict: theirs && {
      mine: form.getValues(),
      theirs,
      keepMine: () => void submit(),
      takeTheirs: () => {
        setTheirs(undefined);
        form.reset(theirs as DefaultValues<Input>);
      },
    },
  };
}
