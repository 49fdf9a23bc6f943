import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** One line. */
  children?: ReactNode;
  /** One ButtonLink or Button. */
  action?: ReactNode;
};

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <Horizon />
      <h2 className="mt-6 text-title font-semibold">{title}</h2>
      {children && <p className="mt-1 max-w-prose text-small text-muted">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** The logo rising over the horizon. */
function Horizon() {
  return (
    <svg viewBox="0 0 160 66" fill="none" aria-hidden="true" className="w-40 text-edge/60">
      <g stroke="currentColor" strokeWidth="1.5" transform="rotate(23.4 80 64)">
        <circle cx="80" cy="64" r="56" />
        <path d="M80 8a20 56 0 0 1 0 112" />
        <circle cx="96.4" cy="32" r="5.5" className="fill-notice" stroke="none" />
      </g>
      <path d="M0 65h160" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
