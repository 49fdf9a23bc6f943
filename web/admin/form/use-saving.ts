import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from '../../api/client.ts';
import { asProblem } from '../../api/client.ts';
import { showFieldErrors } from '../../ui/form-problem.ts';
import type { Versioned } from '../resource.ts';
import { settle } from './settle.ts';
import { changesFrom } from './typed-over.ts';
import { useDraft } from './use-draft.ts';
import { useIsOpen } from './use-is-open.ts';
import { useRemoteChanges } from './use-news.ts';

type SavingOptions<Entity, Input extends FieldValues, Output, Stored extends Versioned<Entity>> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** The version last loaded; undefined if it was never stored. */
  stored?: Versioned<Entity> | undefined;
  toValues: (entity: Entity) => Input;
  save: (values: Output, etag: string) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
  /** What must finish first, such as an upload; false if it failed, and nothing is sent. */
  isReady?: (() => Promise<boolean>) | undefined;
  /** Leaves the finished form, unless it was left or edited during the save. */
  leave?: (saved: Stored) => void;
};

export type Saving<Input extends FieldValues> = ReturnType<
  typeof useSaving<unknown, Input, unknown, Versioned<unknown>>
>;

/** A different version than the one the form started with, found by a reload or by a save. */
type Theirs<Input> = { values: Input; cameByItself: boolean };

/** Submits a form once, and handles refusals and conflicts. */
export function useSaving<Entity, Input extends FieldValues, Output, Stored extends Versioned<Entity>>(
  options: SavingOptions<Entity, Input, Output, Stored>,
) {
  const { form, stored, toValues, save, isReady, onSaved, leave } = options;
  const { isDirty, isSubmitting, isValid, defaultValues } = form.formState;
  const { draft, keep } = useDraft(form);
  const etag = useRef(draft?.etag ?? stored?.etag ?? '');
  /** The form's values without edits, if they differ from its initial values. */
  const newest = useRef<Input>(undefined);
  /** What was sent and may have been saved: there was no answer. */
  const unanswered = useRef<Input>(undefined);
  const sending = useRef(false);
  const isOpen = useIsOpen();
  const [isWaiting, setIsWaiting] = useState(false);
  const [failure, setFailure] = useState<ApiProblem>();
  const [theirs, setTheirs] = useState<Theirs<Input>>();

  const meet = (values: Input, version: string, cameByItself: boolean) => {
    etag.current = version;
    newest.current = values;
    setTheirs({ values, cameByItself });
  };
  const startFrom = (values: Input | undefined) => {
    newest.current = undefined;
    setTheirs(undefined);
    form.reset(values as DefaultValues<Input>);
  };

  useRemoteChanges(stored, isSubmitting, ({ entity, etag: version }) => {
    if (version === etag.current) return;
    const values = toValues(entity);
    const hasChanged = changesFrom(newest.current ?? defaultValues, values).length > 0;
    if (hasChanged && isDirty) return meet(values, version, true);
    etag.current = version;
    if (hasChanged) startFrom(values);
  });

  /** Without an answer it may have been saved, so a conflict may be with this very save. */
  const isMine = (problem: ApiProblem) =>
    problem.status === 412 &&
    unanswered.current !== undefined &&
    changesFrom(unanswered.current, toValues(problem.current as Entity)).length === 0;

  const fail = (problem: ApiProblem) => {
    if (problem.status === 412 && problem.etag) {
      meet(toValues(problem.current as Entity), problem.etag, false);
    } else if (!showFieldErrors(form, problem)) {
      setFailure(problem);
    }
  };

  const attempt = async (values: Output, sent: Input): Promise<void> => {
    try {
      const saved = await save(values, etag.current);
      etag.current = saved.etag;
      newest.current = undefined;
      unanswered.current = undefined;
      const isTypedOn = settle(form, sent, toValues(saved.entity));
      onSaved(saved);
      if (isOpen.current && !isTypedOn) leave?.(saved);
    } catch (error) {
      const problem = asProblem(error);
      if (isMine(problem)) {
        unanswered.current = undefined;
        etag.current = problem.etag ?? '';
        return await attempt(values, sent);
      }
      if (isUnanswered(problem)) unanswered.current = sent;
      fail(problem);
    }
  };

  const send = form.handleSubmit(async values => {
    setFailure(undefined);
    setTheirs(undefined);
    await attempt(values, structuredClone(form.getValues()));
  });

  const waited = async () => {
    if (!isReady) return true;
    setIsWaiting(true);
    return await isReady().finally(() => setIsWaiting(false));
  };

  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      if (await waited()) await send();
    } finally {
      sending.current = false;
    }
  };

  return {
    submit,
    failure,
    busy: isSubmitting || isWaiting,
    isWaiting,
    isDirty,
    isValid,
    /** Whether leaving is safe, because the session ended and the draft is stored. */
    keep: () => keep(etag.current),
    discard: () => startFrom(newest.current),
    conflict: theirs && {
      mine: form.getValues(),
      theirs: theirs.values,
      cameByItself: theirs.cameByItself,
      keepMine: () => void submit(),
      takeTheirs: () => startFrom(theirs.values),
    },
  };
}

const isUnanswered = ({ status }: ApiProblem) => status === 0 || status >= 500;
