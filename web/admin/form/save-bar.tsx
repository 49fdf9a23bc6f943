import clsx from 'clsx';
import { useId } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';

export type SaveWords = { submit: string; busy: string };

export type SaveBarProps = {
  words: SaveWords;
  busy: boolean;
  isDirty: boolean;
  /** Why it was not saved; the remedy is shown above the form. */
  problem?: string | undefined;
  onShowProblem: () => void;
  onDiscard: () => void;
  /** Nothing can be sent yet, because the form is incomplete or invalid. */
  disabled?: boolean;
  /** Where 'Cancel' leads; without it there is no Cancel. */
  cancelTo?: string | undefined;
};

/** Stays visible at the bottom of the window while there are unsaved changes. */
export function SaveBar(props: SaveBarProps) {
  const { words, busy, isDirty, problem, onShowProblem, onDiscard, disabled = false, cancelTo } = props;
  const missing = useId();
  return (
    <div
      data-foot={isDirty || undefined}
      className={clsx(
        'flex flex-wrap items-center justify-end gap-3 rounded-card border py-3 transition-colors',
        isDirty ? 'sticky bottom-3 z-10 border-line bg-surface px-4 shadow-float' : 'border-transparent',
      )}
    >
      {problem ? (
        <p className="me-auto flex flex-wrap items-center gap-x-3 text-small font-medium text-danger">
          {problem}
          <Button size="sm" variant="quiet" className="max-sm:-ms-3" onClick={onShowProblem}>
            Show why
          </Button>
        </p>
      ) : (
        isDirty && <p className="me-auto text-small text-muted max-sm:sr-only">Unsaved changes</p>
      )}
      {isDirty && !cancelTo && (
        <Button variant="quiet" onClick={onDiscard} disabled={busy}>
          Discard
        </Button>
      )}
      {cancelTo && (
        <ButtonLink to={cancelTo} variant="quiet">
          Cancel
        </ButtonLink>
      )}
      {disabled && (
        <p id={missing} className="text-small text-muted max-sm:basis-full">
          Fill in every required field to save.
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyLabel={words.busy}
        disabled={disabled}
        {...(disabled && { 'aria-describedby': missing })}
      >
        {words.submit}
      </Button>
    </div>
  );
}
