import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './button.tsx';

export type ToastMessage = {
  text: string;
  /** 'danger' is announced immediately and stays until closed. */
  tone?: 'done' | 'danger';
  action?: { label: string; run: () => void };
};

type ToastCardProps = ToastMessage & { id: number; onClose: (id: number) => void };

export default function ToastCard({ id, text, tone = 'done', action, onClose }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  const stays = tone === 'danger' || isHeld;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), action ? 10_000 : 5_000);
    return () => clearTimeout(timer);
  }, [stays, action, id, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the timer
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
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
