import clsx from 'clsx';

/** Keeps the place of what is coming, in its final size: give it that size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-late rounded-control bg-sunken', className)} />;
}
