import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { Mark } from './mark.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
};

/** Styled in `styles/button.css`. */
const lookOf = ({ variant = 'secondary', size = 'md' }: Look, ...more: (string | undefined)[]) =>
  clsx('button', `button-${variant}`, `button-${size}`, more);

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Shows progress, keeps its width and focus, and ignores further clicks. */
    busy?: boolean | undefined;
    /** For example 'Creating...'; without it a spinner replaces the label. */
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size }, className)}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <BusyFace busy={busy} label={busyLabel}>
        {children}
      </BusyFace>
    </button>
  );
}

/** Both labels share one grid cell, so that the wider of the two sets the width. */
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
