import clsx from 'clsx';

export function StatusText({ status }: { status: number }) {
  const tone = status < 400 ? 'text-action' : status < 500 ? 'text-ink' : 'text-danger';
  return <span className={clsx('font-mono font-semibold', tone)}>{status}</span>;
}
