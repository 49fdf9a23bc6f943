import clsx from 'clsx';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { Button, IconButton } from './button.tsx';
import { useCloseAfter } from './close-after.ts';

export type ToastMessage = {
  text: string;
  /** 'danger' is announced immediately and stays until closed. */
  tone?: 'done' | 'danger';
  action?: { label: string; run: () => void };
};

type ToastCardProps = ToastMessage & { id: number; onClose: (id: number) => void };

export default function ToastCard({ id, text, tone = 'done', action, onClose }: ToastCardProps) {
  const close = useCallback(() => onClose(id), [onClose, id]);
  const held = useCloseAfter(tone === 'danger' ? undefined : action ? 10_000 : 5_000, close);

  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...held}
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
            close();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close" size="sm" onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
