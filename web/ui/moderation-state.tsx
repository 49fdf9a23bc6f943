import type { ModerationState } from '../../functions/contracts/moderation.ts';
import { Badge } from './badge.tsx';

const STATES = {
  pending: ['notice', 'Waiting'],
  approved: ['positive', 'Approved'],
  rejected: ['neutral', 'Rejected'],
} as const;

export function ModerationBadge({ state }: { state: ModerationState }) {
  const [tone, label] = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
