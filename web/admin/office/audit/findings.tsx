import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Audit, AuditFinding } from '../../../../functions/office/audit/contract.ts';
import { Card } from '../../../ui/card.tsx';
import { formatDateTime } from '../../format.ts';

/** What was checked, and what of it is not as it should be. */
export function Findings({ audit: { at, findings } }: { audit: Audit }) {
  const wrong = findings.filter(({ found }) => found > 0).length;
  return (
    <>
      <p role="status" className="mb-4 text-small text-muted">
        {wrong === 0
          ? `Nothing found in ${findings.length} checks.`
          : `${wrong} of ${findings.length} checks found something.`}{' '}
        Checked on {formatDateTime(at)} UTC.
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {findings.map(finding => (
            <Finding key={finding.check} finding={finding} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Finding({ finding: { holds, found, first, isPartial } }: { finding: AuditFinding }) {
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
        {isPartial && (
          <p className="text-muted">
            There are too many to look at all of them here: <code>npm run audit</code> does.
          </p>
        )}
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
