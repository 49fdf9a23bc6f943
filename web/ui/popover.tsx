import clsx from 'clsx';
import type { ReactNode, SyntheticEvent } from 'react';

type PopoverProps = { id: string; className?: string; children: ReactNode };

/**
 * What a button with `popoverTarget={id}` opens. The browser does the rest: Escape, a press outside, the keyboard's
 * way in and out; so it works before hydration and weighs nothing.
 */
export function Popover({ id, className, children }: PopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={clsx(
        'fixed inset-auto border border-line bg-surface p-1 text-small text-ink shadow-float open:animate-rise',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** For links, buttons and forms inside: the choice is made, so it closes. */
export function closePopover(event: SyntheticEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
