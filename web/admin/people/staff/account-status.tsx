import type { StaffAccount } from '../../../../functions/people/staff/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { STATUS_NAMES } from './accounts.ts';

const TONES = { active: 'positive', pending: 'notice', disabled: 'neutral' } as const;

export function AccountStatus({ status }: Pick<StaffAccount, 'status'>) {
  return <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>;
}
