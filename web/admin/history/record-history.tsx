import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { HistoryKind } from '../../../functions/office/history/contract.ts';
import { Spinner } from '../../ui/spinner.tsx';

const RecordTimeline = lazy(() => import('./record-timeline.tsx'));

/** Below a form: collapsed, loaded when opened. */
type RecordHistoryProps = { kind: HistoryKind | undefined; id: string };

export function RecordHistory({ kind, id }: RecordHistoryProps) {
  const [open, setOpen] = useState(false);
  if (!kind) return null;
  return (
    <section aria-labelledby="history-title" className="mt-6 max-w-form border-t border-line pt-4">
      <h2 id="history-title" className="text-small font-semibold">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-mx-2 inline-flex h-9 items-center gap-1.5 rounded-control px-2 hover:bg-sunken pointer-coarse:h-11"
        >
          History
          <ChevronDown size={16} aria-hidden="true" className={open ? 'rotate-180' : undefined} />
        </button>
      </h2>
      {open && (
        <div className="mt-4">
          <Suspense fallback={<Spinner label="Loading history..." className="min-h-24" />}>
            <RecordTimeline kind={kind} id={id} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
