import clsx from 'clsx';
import { Mark } from './mark.tsx';

/** Appears after 150 ms: anything faster needs no indicator. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="status"
      className={clsx('flex animate-late items-center justify-center gap-3 text-muted', className)}
    >
      <Mark turning className="size-6 text-action" />
      <span className="text-small">{label}</span>
    </div>
  );
}
