import clsx from 'clsx';

/** Reserves space: set the final size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-late rounded-control bg-sunken', className)} />;
}
