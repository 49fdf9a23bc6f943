import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';

/** An unknown address under /admin. */
export function NotFound() {
  return (
    <>
      <PageHead title="Page Not Found" />
      <Card>
        <EmptyState
          title="There is nothing at this address"
          action={<ButtonLink to="/admin/admindashboard">Go to the dashboard</ButtonLink>}
        >
          The link may be outdated or mistyped.
        </EmptyState>
      </Card>
    </>
  );
}
