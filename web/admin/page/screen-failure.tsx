import { useRouteError } from 'react-router-dom';
import { useMissingScript } from '../../page/missing-script.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';

/** What shows in place of a screen that broke; the shell around it still works. */
export function ScreenFailure() {
  if (useMissingScript(useRouteError())) return null;
  return (
    <>
      <PageHead title="This screen could not be shown" />
      <Card>
        <EmptyState
          title="Something went wrong on our side"
          action={<Button onClick={() => window.location.reload()}>Try again</Button>}
        >
          What was saved before is safe.
        </EmptyState>
      </Card>
    </>
  );
}
