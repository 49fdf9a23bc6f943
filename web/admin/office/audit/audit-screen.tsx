import { AUDIT_CHECKS } from '../../../../functions/office/audit/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { ProgressBar } from '../../page/progress-bar.tsx';
import { Findings } from './findings.tsx';
import { type Audit, useAudit } from './use-audit.ts';

/** Whether the shop's books balance: each check recalculates them. */
export function Component() {
  const { audit, begin, cancel, tryAgain } = useAudit();
  const loading = { problem: audit.problem, busy: false, reload: tryAgain };
  return (
    <>
      <PageHead clock title="Audit">
        {audit.state === 'running' ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button variant="primary" onClick={begin}>
            Check Again
          </Button>
        )}
      </PageHead>
      <LoadFailure message="Error checking the books. Please try again." loading={loading} className="mb-5" />
      {audit.state === 'running' && <Progress audit={audit} />}
      <Findings audit={audit} />
    </>
  );
}

function Progress({ audit: { findings, share } }: { audit: Audit }) {
  return (
    <div className="mb-5 grid gap-2">
      <p className="text-small text-muted tabular-nums">
        Checking the books: {findings.length} of {AUDIT_CHECKS.length}
      </p>
      <ProgressBar label="Checking the books" share={(findings.length + share) / AUDIT_CHECKS.length} />
    </div>
  );
}
