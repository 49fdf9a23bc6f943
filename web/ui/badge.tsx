import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva(
  'inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-fine font-medium whitespace-nowrap text-ink before:size-1.5 before:rounded-full',
  {
    variants: {
      tone: {
        positive: 'bg-action-soft before:bg-action',
        neutral: 'bg-sunken text-muted before:bg-edge',
        notice: 'bg-notice-soft before:bg-notice',
        danger: 'bg-danger-soft before:bg-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({ tone, children }: VariantProps<typeof badge> & { children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>;
}

export function StatusBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? 'positive' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>;
}
