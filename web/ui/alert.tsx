import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

const BASE = 'flex items-start gap-3 rounded-control border px-4 py-3 text-small text-ink [&>svg]:mt-px';
const TONES = {
  danger: 'border-danger/40 bg-danger-soft [&>svg]:text-danger',
  notice: 'border-notice/60 bg-notice-soft',
  info: 'border-action/30 bg-action-soft [&>svg]:text-action',
};

type AlertProps = {
  tone?: keyof typeof TONES;
  children: ReactNode;
  /** For example { label: 'Try again', run: reload }. */
  action?: { label: string; run: () => void; busy?: boolean };
  className?: string;
};

/** Errors are announced assertively, everything else politely. */
export function Alert({ tone = 'danger', children, action, className }: AlertProps) {
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={clsx(BASE, TONES[tone], className)}>
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {action && (
        <Button size="sm" className="-my-1" onClick={action.run} busy={action.busy}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
