import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Problem } from '../../../functions/contracts/problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { CodeBlock } from '../document/code-block.tsx';
import { StatusText } from '../document/status-text.tsx';
import type { Outcome } from './send-request.ts';

export function Result({ outcome }: { outcome: Outcome }) {
  const { status, milliseconds, bytes, headers, text } = outcome;
  const json = parsed(text);
  const head = useShown(outcome);
  return (
    <section aria-label="Response" className="grid gap-3">
      <p ref={head} role="status" className="flex scroll-mb-48 flex-wrap items-baseline gap-x-3 text-small">
        <StatusText status={status} />
        <span className="text-muted tabular-nums">{milliseconds} ms</span>
        <span className="text-muted tabular-nums">{sizeOf(bytes)}</span>
      </p>
      {status >= 400 && json !== undefined && <Refusal problem={json as Partial<Problem>} />}
      {text === '' ? (
        <p className="text-small text-muted">No body.</p>
      ) : (
        <CodeBlock label="Body" value={json ?? text} />
      )}
      <details className="group text-small">
        <summary className="flex min-h-8 list-none items-center gap-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight size={14} aria-hidden="true" className="transition-transform group-open:rotate-90" />
          Headers
        </summary>
        <dl className="mt-1 grid gap-1 text-fine">
          {headers.map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="font-mono font-semibold">{name}</dt>
              <dd className="min-w-0 font-mono text-muted wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** Scrolls the response into view when it lies below the panel's edge. */
function useShown(outcome: Outcome) {
  const head = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new response
  useEffect(() => {
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return head;
}

function Refusal({ problem: { title, detail, errors = [] } }: { problem: Partial<Problem> }) {
  return (
    <Alert>
      <p className="font-medium">{title}</p>
      {errors.length === 0 && <p>{detail}</p>}
      {errors.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {errors.map(({ path, message }) => (
            <li key={path + message}>
              <code className="font-mono text-fine font-semibold">{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`;
}
