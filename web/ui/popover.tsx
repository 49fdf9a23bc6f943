import clsx from 'clsx';
import type { ReactNode, SyntheticEvent } from 'react';

type PopoverProps = { id: string; className?: string; children: ReactNode };

/**
 * A native popover, opened by a button with `popoverTarget={id}`. The browser handles Escape, outside
 * clicks and focus, so it works before hydration and costs no script.
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

/** For links, buttons and forms inside: choosing one closes it. */
export function closePopover(event: SyntheticEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
