import clsx from 'clsx';
import type { ReactNode, ToggleEventHandler } from 'react';

type PopoverProps = {
  id: string;
  className?: string;
  onToggle?: ToggleEventHandler<HTMLElement>;
  children: ReactNode;
};

/**
 * A native popover, opened by a button with `popoverTarget={id}`. The browser handles Escape, outside
 * clicks and focus, so it works before hydration and costs no script.
 */
export function Popover({ id, className, onToggle, children }: PopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      onToggle={onToggle}
      className={clsx(
        'fixed inset-auto border border-line bg-surface p-1 text-small text-ink shadow-float open:animate-rise',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** After a choice that does not leave the document, such as a client-side navigation. */
export function closePopovers() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
}
