import { readAudit } from '../../../api/audit.ts';
import { api } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { Findings } from './findings.tsx';

const load = () => readAudit(api);

/** Whether the shop's books balance: each check recalculates them. */
export function Component() {
  const loading = useLoaded(['audit'], load);
  const { data, busy, reload } = loading;
  return (
    <>
      <PageHead title="Audit">
        {data && (
          <Button variant="primary" onClick={reload} busy={busy} busyLabel="Checking...">
            Check Again
          </Button>
        )}
      </PageHead>
      <LoadFailure message="Error checking the books. Please try again." loading={loading} className="mb-5" />
      {data ? (
        <Findings audit={data} />
      ) : (
        busy && <Spinner label="Checking the books..." className="min-h-64" />
      )}
    </>
  );
}
