import clsx from 'clsx';
import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Button, IconButton } from './button.tsx';

export type ToastMessage = {
  text: string;
  /** 'danger' is announced at once and stays until it is closed. */
  tone?: 'done' | 'danger';
  action?: { label: string; run: () => void };
};

type Shown = ToastMessage & { id: number };

const mostAtOnce = 3;
const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** `const toast = useToast(); toast({ text: 'Category deleted.', action: { label: 'Undo', run: restore } })` */
export function useToast() {
  return use(ToastContext);
}

let lastId = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const toast = useCallback((message: ToastMessage) => {
    lastId += 1;
    const next = { ...message, id: lastId };
    setShown(current => [...current, next].slice(-mostAtOnce));
  }, []);
  const close = useCallback((id: number) => setShown(current => current.filter(one => one.id !== id)), []);
  return (
    <ToastContext value={toast}>
      {children}
      <section
        aria-label="Notifications"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-60 flex flex-col items-center gap-2 sm:items-end print:hidden"
      >
        {shown.map(one => (
          <Toast key={one.id} {...one} onClose={close} />
        ))}
      </section>
    </ToastContext>
  );
}

function Toast({ id, text, tone = 'done', action, onClose }: Shown & { onClose: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const stays = tone === 'danger' || held;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), action ? 10_000 : 5_000);
    return () => clearTimeout(timer);
  }, [stays, action, id, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only keeps the message from leaving
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={clsx(
        `pointer-events-auto flex w-full max-w-96 animate-rise items-center gap-2 rounded-card border bg-surface py-2 ps-4 pe-2
         text-small shadow-float`,
        tone === 'danger' ? 'border-danger/50' : 'border-line',
      )}
    >
      <span className="min-w-0 flex-1 py-1">{text}</span>
      {action && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onClose(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close" size="sm" onClick={() => onClose(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
