import clsx from 'clsx';
import { Button } from '../../ui/button.tsx';

export type SaveWords = { submit: string; busy: string };

type SaveBarProps = { words: SaveWords; busy: boolean; isDirty: boolean; onDiscard: () => void };

/** Stays in sight, at the foot of the window, as long as something is not saved. */
export function SaveBar({ words, busy, isDirty, onDiscard }: SaveBarProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-end gap-3 rounded-card border py-3 transition-colors',
        isDirty ? 'sticky bottom-3 z-10 border-line bg-surface px-4 shadow-float' : 'border-transparent',
      )}
    >
      {isDirty && <p className="me-auto text-small text-muted max-sm:sr-only">Unsaved changes</p>}
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard} disabled={busy}>
          Discard
        </Button>
      )}
      <Button type="submit" variant="primary" busy={busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </div>
  );
}
