import clsx from 'clsx';

const FILLED: Record<string, string> = {
  GET: 'bg-action-soft text-action',
  POST: 'bg-action text-on-action',
  PUT: 'bg-notice-soft text-ink',
  DELETE: 'bg-danger-soft text-danger',
};

const PLAIN: Record<string, string> = { GET: 'text-action', DELETE: 'text-danger' };

/** `plain` is for lists, where many tags are stacked. */
export function MethodTag({ method, plain = false }: { method: string; plain?: boolean }) {
  const look = plain
    ? `w-10 ${PLAIN[method] ?? 'text-ink'}`
    : `w-13 justify-center rounded-[5px] ${FILLED[method] ?? 'bg-sunken text-ink'}`;
  return (
    <span
      className={clsx('inline-flex h-5 shrink-0 items-center font-mono text-[0.6875rem] font-semibold', look)}
    >
      {plain && method === 'DELETE' ? <Short method={method} /> : method}
    </span>
  );
}

function Short({ method }: { method: string }) {
  return (
    <>
      <span aria-hidden="true">{method.slice(0, 3)}</span>
      <span className="sr-only">{method}</span>
    </>
  );
}
