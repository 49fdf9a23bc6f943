import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './dialog.tsx';

/** State of a navigation that needs no question: what was entered is saved. */
export const SAVED = { saved: true };

type UnsavedChangesProps = {
  when: boolean;
  /** Keeps what was entered, if nobody can be asked; then it says true. */
  keep?: (() => boolean) | undefined;
  /** What is entered stays when only what stands behind the path changes. */
  outlivesSearch?: boolean;
};

/** Asks before a page is left, closed or reloaded while something on it is not saved. */
export function UnsavedChanges({ when, keep, outlivesSearch }: UnsavedChangesProps) {
  const placeOf = ({ pathname, search }: Location) => (outlivesSearch ? pathname : pathname + search);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && placeOf(currentLocation) !== placeOf(nextLocation) && !nextLocation.state?.saved && !keep?.(),
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      What you changed here is not saved and would be lost.
    </ConfirmDialog>
  );
}
