import type { ReactNode } from 'react';

type LineProps = { name: string; under?: ReactNode; children: ReactNode };

/** A checked item and its status. */
export function Line({ name, under, children }: LineProps) {
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-1.5 text-small">
      <span className="min-w-0 flex-1 basis-16">
        <span className="block">{name}</span>
        {under && <span className="block text-fine text-muted wrap-anywhere">{under}</span>}
      </span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-muted tabular-nums">
        {children}
      </span>
    </li>
  );
}
