import { CircleAlert, CircleCheck } from 'lucide-react';
import { AUDIT_CHECKS, type AuditFinding } from '../../../../functions/office/audit/contract.ts';
import { Card } from '../../../ui/card.tsx';
import { formatDateTime } from '../../format.ts';
import type { Audit } from './use-audit.ts';

/** What was checked, and what is wrong. */
export function Findings({ audit }: { audit: Audit }) {
  const { findings, endedAt } = audit;
  return (
    <>
      <p role="status" className="mb-4 text-small text-muted empty:hidden">
        {endedAt && `${summarize(audit)} Checked on ${formatDateTime(endedAt)}.`}
      </p>
      {findings.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {findings.map(finding => (
              <Finding key={finding.check} finding={finding} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function summarize({ findings, state }: Audit): string {
  const wrong = findings.filter(({ found }) => found > 0).length;
  const checks = `${findings.length} check${findings.length === 1 ? '' : 's'}`;
  const ended = state === 'cancelled' ? `Cancelled after ${findings.length} of ${AUDIT_CHECKS.length}. ` : '';
  return ended + (wrong === 0 ? `Nothing found in ${checks}.` : `${wrong} of ${checks} found something.`);
}

function Finding({ finding: { holds, found, first } }: { finding: AuditFinding }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 px-5 py-3 text-small">
      {found === 0 ? (
        <CircleCheck size={18} aria-hidden="true" className="mt-0.5 text-action" />
      ) : (
        <CircleAlert size={18} aria-hidden="true" className="mt-0.5 text-danger" />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className={found > 0 ? 'font-medium' : undefined}>{holds}</span>
          <span className={found > 0 ? 'text-danger tabular-nums' : 'text-muted'}>
            {found === 0 ? 'Nothing found' : `${found.toLocaleString()} found`}
          </span>
        </p>
        {first.length > 0 && (
          <ul className="mt-2 grid gap-1 border-s-2 border-danger ps-3 wrap-anywhere">
            {first.map(({ what, said }) => (
              <li key={`${what} ${said}`}>
                <span className="font-medium">{what}</span>: {said}
              </li>
            ))}
            {found > first.length && (
              <li className="text-muted">and {(found - first.length).toLocaleString()} more</li>
            )}
          </ul>
        )}
      </div>
    </li>
  );
}
