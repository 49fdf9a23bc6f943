import clsx from 'clsx';

/** A status in the colour of what it means. */
export function StatusText({ status }: { status: number }) {
  const tone = status < 400 ? 'text-action' : status < 500 ? 'text-ink' : 'text-danger';
  return <span className={clsx('font-mono font-semibold', tone)}>{status}</span>;
}
