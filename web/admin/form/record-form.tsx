import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { reasonOf } from '../unanswered.ts';
import { ConflictPanel, type Described } from './conflict-panel.tsx';
import { SaveBar, type SaveWords } from './save-bar.tsx';
import type { Saving } from './use-saving.ts';

type RecordFormProps<Input extends FieldValues> = {
  saving: Saving<Input>;
  words: SaveWords & { failed: string };
  /** The fields as people read them, for comparing two versions. */
  describeFields: (values: Input) => Described;
  /** Where 'Cancel' leads; without it there is no Cancel. */
  cancelTo?: string | undefined;
  /** Nothing can be sent while something is missing or invalid. */
  onlyValid?: boolean;
  /** Uses the full width, for side-by-side content. */
  wide?: boolean;
  children: ReactNode;
};

/** The frame of every form: errors, fields and the save bar. */
export function RecordForm<Input extends FieldValues>(props: RecordFormProps<Input>) {
  const { saving, words, describeFields, cancelTo, onlyValid = false, wide, children } = props;
  const { failure, conflict } = saving;
  const form = useRef<HTMLFormElement>(null);
  const reason = useRef<HTMLDivElement>(null);
  /** For buttons that disappear when clicked. */
  const thenFocusFirst = (act: () => void) => () => {
    act();
    form.current?.querySelector<HTMLElement>('input:not([readonly]), select, textarea')?.focus();
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={saving.submit}
      className={wide ? 'grid gap-5' : 'grid max-w-form gap-5'}
    >
      {(failure || conflict) && (
        <div ref={reason} tabIndex={-1} className="grid scroll-mt-6 gap-5">
          {failure && (
            <Alert>
              {failure.status > 0 && <p className="font-medium">{words.failed}</p>}
              <p>{reasonOf(failure)}</p>
            </Alert>
          )}
          {conflict && (
            <ConflictPanel
              mine={describeFields(conflict.mine)}
              theirs={describeFields(conflict.theirs)}
              cameByItself={conflict.cameByItself}
              onKeepMine={conflict.keepMine}
              onTakeTheirs={thenFocusFirst(conflict.takeTheirs)}
            />
          )}
        </div>
      )}
      <Card className="grid gap-5 p-5">{children}</Card>
      <SaveBar
        words={saving.isWaiting ? { ...words, busy: 'Waiting for the picture...' } : words}
        problem={problemOf(failure && words.failed, conflict)}
        onShowProblem={() => reason.current?.focus()}
        busy={saving.busy}
        isDirty={saving.isDirty}
        onDiscard={thenFocusFirst(saving.discard)}
        disabled={onlyValid && !saving.isValid}
        cancelTo={cancelTo}
      />
      <UnsavedChanges when={saving.isDirty} keep={saving.keep} />
    </form>
  );
}

/** Someone else's change only counts as a failure once a save has met it. */
const problemOf = (failed: string | undefined, conflict: { cameByItself: boolean } | undefined) =>
  failed ?? (conflict && !conflict.cameByItself ? 'Someone else changed this.' : undefined);
