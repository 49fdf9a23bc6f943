import { HeartPulse } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatCount } from '../../format.ts';
import { useHealth } from './use-health.ts';
import { ALARM_WORDS, isSerious } from './words.ts';

/** A link to what is broken, while something is. */
export function HealthLink() {
  const [first, ...others] = useHealth().data?.alarms.filter(isSerious) ?? [];
  if (!first) return null;
  return (
    <ButtonLink to="/admin/health" size="sm">
      <HeartPulse aria-hidden="true" className="text-danger" />
      {others.length === 0 ? ALARM_WORDS[first].says : formatCount(others.length + 1, 'alarm')}
    </ButtonLink>
  );
}
