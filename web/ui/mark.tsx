import clsx from 'clsx';
import type { SVGProps } from 'react';

type MarkProps = SVGProps<SVGSVGElement> & {
  /** Rotates as a loading indicator. */
  turning?: boolean;
};

/** The shop's logo. It is decorative, so always show the name next to it. */
export function Mark({ turning, ...rest }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      {...rest}
    >
      <circle cx="16" cy="16" r="14" />
      <g transform="rotate(23.4 16 16)">
        <path d="M16 2a5 14 0 0 1 0 28" />
        <circle
          cx="20.1"
          cy="8"
          r="3.5"
          stroke="none"
          className={clsx('fill-notice', turning && 'origin-center animate-noon')}
        />
      </g>
    </svg>
  );
}

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 text-title font-semibold text-ink">
      <Mark className="size-7 shrink-0 text-action" />
      <span className="truncate">{name}</span>
    </span>
  );
}
