import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { Mark } from './mark.tsx';
import { useTakenOver } from './taken-over.ts';

const BASE = `relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium
  whitespace-nowrap no-underline transition-colors select-none disabled:cursor-not-allowed
  not-aria-busy:disabled:opacity-50 aria-busy:cursor-progress pointer-coarse:min-h-11 pointer-coarse:min-w-11
  [&_svg]:size-[1.15em] [&_svg]:shrink-0`;
const VARIANTS = {
  primary:
    'border-transparent bg-action text-on-action enabled:hover:bg-action-strong [a&]:hover:bg-action-strong',
  secondary: 'border-edge/60 bg-surface text-ink hover:border-edge hover:bg-sunken',
  quiet: 'border-transparent text-action hover:bg-action-soft',
  plain: 'border-transparent text-muted hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger enabled:hover:bg-danger-strong',
};
const SIZES = { md: 'h-(--control) text-(length:--control-text)', sm: 'h-8 text-small' };
const PADDINGS = { md: 'px-[calc(var(--control)*0.4)]', sm: 'px-3' };

type Look = { variant?: keyof typeof VARIANTS | undefined; size?: keyof typeof SIZES | undefined };

function lookOf({ variant = 'secondary', size = 'md' }: Look, shape: 'words' | 'icon', className?: string) {
  return clsx(
    BASE,
    VARIANTS[variant],
    SIZES[size],
    shape === 'icon' ? 'aspect-square p-0' : PADDINGS[size],
    className,
  );
}

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
      className={lookOf({ variant, size }, 'words', className)}
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
  return <Link {...rest} className={lookOf({ variant, size }, 'words', className)} />;
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
      className={lookOf({ variant, size }, 'icon', className)}
    />
  );
}
