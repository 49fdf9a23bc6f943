import { api } from '../../../api/client.ts';
import { listShippingFees } from '../../../api/settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { ShippingForm } from './shipping-form.tsx';

const load = () => listShippingFees(api);

export function ShippingSettings() {
  const loading = useLoaded(['shipping fees'], load);
  const { data: fees, problem } = loading;
  if (fees?.length === 0) {
    return (
      <Card className="max-w-form">
        <EmptyState
          title="No Countries Found"
          action={<ButtonLink to="/admin/countries/create">Create Your First Country</ButtonLink>}
        >
          Each country has its own shipping fee.
        </EmptyState>
      </Card>
    );
  }
  if (fees) return <ShippingForm stored={fees} />;
  if (!problem) return <Spinner label="Loading shipping fees..." className="min-h-64 max-w-form" />;
  return <LoadFailure message="Error loading shipping fees. Please try again." loading={loading} />;
}
