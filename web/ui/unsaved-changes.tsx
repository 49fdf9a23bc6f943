import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './dialog.tsx';

/** Navigation state after finishing the work on a page: leaving that page, and no other, needs no confirmation. */
export const doneAt = (place: Location) => ({ doneAt: addressOf(place) });

const addressOf = ({ pathname, search }: Location) => pathname + search;

type UnsavedChangesProps = {
  when: boolean;
  /** Stores a draft if a prompt is not possible; true on success. */
  keep?: (() => boolean) | undefined;
  /** Describes what may be lost, if it is not typed text. */
  says?: { title: string; text: string } | undefined;
  /** A change of the query string does not lose the input. */
  outlivesSearch?: boolean;
};

const TYPED = {
  title: 'Leave without saving?',
  text: 'Your changes haven’t been saved and will be lost.',
};

/** Asks before leaving, closing or reloading a page with unsaved changes. */
export function UnsavedChanges({ when, keep, says = TYPED, outlivesSearch }: UnsavedChangesProps) {
  const placeOf = (location: Location) => (outlivesSearch ? location.pathname : addressOf(location));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      placeOf(currentLocation) !== placeOf(nextLocation) &&
      nextLocation.state?.doneAt !== addressOf(currentLocation) &&
      !keep?.(),
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
      title={says.title}
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      {says.text}
    </ConfirmDialog>
  );
}
