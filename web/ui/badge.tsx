import clsx from 'clsx';
import type { ReactNode } from 'react';

const BASE =
  'inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-fine font-medium whitespace-nowrap text-ink before:size-1.5 before:rounded-full';
const TONES = {
  positive: 'bg-action-soft before:bg-action',
  neutral: 'bg-sunken text-muted before:bg-edge',
  notice: 'bg-notice-soft before:bg-notice',
  danger: 'bg-danger-soft before:bg-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return <span className={clsx(BASE, TONES[tone])}>{children}</span>;
}

export function StatusBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'positive' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>;
}
