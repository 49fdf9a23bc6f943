import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { labelOf, type ReadableChange, readable } from './words.ts';

/** Each field's old and new value. */
export const FieldChanges = ({ changes }: { changes: ReadableChange[] }) => (
  <Fields changes={changes}>
    {change => (
      <dd className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1">
        <Value change={change} which="old" />
        <ArrowRight
          size={14}
          aria-label="became"
          role="img"
          className="mt-1 shrink-0 text-muted rtl:rotate-180"
        />
        <Value change={change} which="new" />
      </dd>
    )}
  </Fields>
);

/** A row's values when it was created or deleted. */
export const FieldValues = ({ changes, which }: { changes: ReadableChange[]; which: 'old' | 'new' }) => (
  <Fields changes={changes} className="mt-2">
    {change => (
      <dd className="min-w-0">
        <Value change={change} which={which} />
      </dd>
    )}
  </Fields>
);

type FieldsProps = {
  changes: ReadableChange[];
  className?: string;
  children: (change: ReadableChange) => ReactNode;
};

const Fields = ({ changes, className, children }: FieldsProps) => (
  <dl className={clsx('grid gap-x-4 gap-y-1.5 text-small sm:grid-cols-[9rem_minmax(0,1fr)]', className)}>
    {changes.map(change => (
      <div key={change.field} className="contents">
        <dt className="text-muted max-sm:mt-1">{labelOf(change)}</dt>
        {children(change)}
      </div>
    ))}
  </dl>
);

function Value({ change, which }: { change: ReadableChange; which: 'old' | 'new' }) {
  const value = change[which];
  const look = which === 'old' ? 'text-muted' : 'text-ink';
  if (change.is.kind === 'picture' && value !== null) return <Picture url={String(value)} />;
  const text = readable(change, which);
  if (text === undefined) return <span className="text-muted italic">empty</span>;
  return <span className={`line-clamp-6 min-w-0 wrap-anywhere whitespace-pre-line ${look}`}>{text}</span>;
}

function Picture({ url }: { url: string }) {
  if (!url) return <span className="text-muted italic">picture no longer available</span>;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      className="h-12 w-16 rounded-control border border-line object-cover"
    />
  );
}
