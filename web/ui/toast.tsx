import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { ToastMessage } from './toast-card.tsx';

/** Loaded on demand: no first view shows a toast. */
const ToastCard = lazy(() => import('./toast-card.tsx').catch(() => ({ default: PlainToast })));

type ShownToast = ToastMessage & { id: number };

/** Shows the text even without a network. */
const PlainToast = ({ id, text, onClose }: ShownToast & { onClose: (id: number) => void }) => (
  <button
    type="button"
    onClick={() => onClose(id)}
    className="pointer-events-auto border border-line bg-surface p-2"
  >
    {text}
  </button>
);

const mostAtOnce = 3;
const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/**
 * Appears above an element marked `data-foot` or `data-foot-on-phone`, else at the bottom. `const toast = useToast(); toast({ text:
 * 'Category deleted.', action: { label: 'Undo', run: restore } })`
 */
export function useToast() {
  return use(ToastContext);
}

let lastId = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const toast = useCallback((message: ToastMessage) => {
    lastId += 1;
    const next = { ...message, id: lastId };
    setShown(current => [...current, next].slice(-mostAtOnce));
  }, []);
  const close = useCallback(
    (id: number) => setShown(current => current.filter(toast => toast.id !== id)),
    [],
  );
  return (
    <ToastContext value={toast}>
      {children}
      <section
        aria-label="Notifications"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-(--foot,1rem) z-60 flex flex-col items-center gap-2
          sm:items-end print:hidden"
      >
        <Suspense>
          {shown.map(toast => (
            <ToastCard key={toast.id} {...toast} onClose={close} />
          ))}
        </Suspense>
      </section>
    </ToastContext>
  );
}
