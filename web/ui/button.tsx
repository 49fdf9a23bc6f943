import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { Mark } from './mark.tsx';
import { useTakenOver } from './taken-over.ts';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
};

/** Drawn in `styles/button.css`. */
const lookOf = ({ variant = 'secondary', size = 'md' }: Look, ...more: (string | undefined)[]) =>
  clsx('button', `button-${variant}`, `button-${size}`, more);

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** The work is under way: the button says so, keeps its width and its focus, and takes no second press. */
    busy?: boolean | undefined;
    /** Its form is answered without JavaScript as well, so it never waits for the page to be taken over. */
    anytime?: boolean;
    /** What it reads meanwhile, for example 'Creating...'; without it the mark turns in its place. */
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  anytime = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const waiting = !useTakenOver() && type === 'submit' && !anytime;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size }, className)}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...(waiting && { 'aria-busy': true, disabled: true })}
    >
      <BusyFace busy={busy} label={busyLabel}>
        {children}
      </BusyFace>
    </button>
  );
}

/** Both faces share one grid cell, so that the wider of the two sets the width. */
function BusyFace({
  busy,
  label,
  children,
}: {
  busy: boolean;
  label: string | undefined;
  children: ReactNode;
}) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';
  return (
    <span className="grid">
      <span className={`${cell} ${busy ? (label ? 'invisible' : 'opacity-0') : ''}`}>{children}</span>
      {label && <span className={`${cell} ${busy ? '' : 'invisible'}`}>{label}</span>}
      {busy && !label && (
        <span className={cell}>
          <Mark turning />
        </span>
      )}
    </span>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={lookOf({ variant, size }, className)} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & Look & { label: string };

export function IconButton({
  label,
  variant = 'quiet',
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={lookOf({ variant, size }, 'button-icon', className)}
    />
  );
}
