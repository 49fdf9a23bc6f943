import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { JsonText } from './json-text.tsx';

type CodeBlockProps = { label: string; value: unknown; actions?: ReactNode };

export function CodeBlock({ label, value, actions }: CodeBlockProps) {
  const isText = typeof value === 'string';
  const text = isText ? value : JSON.stringify(value, null, 2);
  return (
    <figure className="overflow-hidden rounded-control border border-line bg-sunken">
      <figcaption className="flex min-h-9 items-center justify-between gap-3 border-b border-line py-0.5 ps-3.5 pe-1 text-fine text-muted">
        <span className="min-w-0 truncate">{label}</span>
        <span className="flex shrink-0 items-center gap-1">
          {actions}
          <CopyButton text={text} what={label} small />
        </span>
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-96 overflow-auto focus-visible:-outline-offset-2"
      >
        <pre
          className={clsx(
            'px-3.5 py-3 font-mono text-fine leading-relaxed',
            isText ? 'whitespace-pre-wrap wrap-anywhere' : 'w-max min-w-full',
          )}
        >
          {isText ? text : <JsonText text={text} />}
        </pre>
      </section>
    </figure>
  );
}
