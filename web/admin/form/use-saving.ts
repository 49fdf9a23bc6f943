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
import { useNews } from './use-news.ts';

type SavingOptions<Entity, Input extends FieldValues, Output, Stored extends Versioned<Entity>> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** What the form shows, as it was loaded last; nothing where it was never stored. */
  stored?: Versioned<Entity> | undefined;
  toValues: (entity: Entity) => Input;
  save: (values: Output, etag: string) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
  /** What has to arrive first, such as a picture on its way; false where it did not, and nothing is sent. */
  isReady?: (() => Promise<boolean>) | undefined;
  /** Goes on from a form that is done with: unless it was left, or typed into, while it was saved. */
  leave?: (saved: Stored) => void;
};

export type Saving<Input extends FieldValues> = ReturnType<
  typeof useSaving<unknown, Input, unknown, Versioned<unknown>>
>;

/** Another version than the one that the form began with; it came by itself, or a save met it. */
type Theirs<Input> = { values: Input; cameByItself: boolean };

/** Sends a form once, and knows what to do when the server refuses or somebody else was faster. */
export function useSaving<Entity, Input extends FieldValues, Output, Stored extends Versioned<Entity>>(
  options: SavingOptions<Entity, Input, Output, Stored>,
) {
  const { form, stored, toValues, save, isReady, onSaved, leave } = options;
  const { isDirty, isSubmitting, isValid, defaultValues } = form.formState;
  const { draft, keep } = useDraft(form);
  const etag = useRef(draft?.etag ?? stored?.etag ?? '');
  /** What the form is without what was typed, where that is not what it began with. */
  const newest = useRef<Input>(undefined);
  /** What was sent, and may have been saved: no answer came. */
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

  useNews(stored, isSubmitting, ({ entity, etag: version }) => {
    if (version === etag.current) return;
    const values = toValues(entity);
    const hasChanged = changesFrom(newest.current ?? defaultValues, values).length > 0;
    if (hasChanged && isDirty) return meet(values, version, true);
    etag.current = version;
    if (hasChanged) startFrom(values);
  });

  /** Without an answer nobody knows whether it was saved; in its way may then be nothing but itself. */
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
    /** Whether leaving loses nothing, because the sign-in ended and this is kept for afterwards. */
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
