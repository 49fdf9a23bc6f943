import { api } from '../../../api/client.ts';
import { findOrderSettings } from '../../../api/settings.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { OrderSettingsForm } from './order-settings-form.tsx';

const load = () => findOrderSettings(api);

export function OrderSettingsPage() {
  const loading = useLoaded(['order settings'], load);
  const { data: stored, problem } = loading;
  if (stored) return <OrderSettingsForm stored={stored} />;
  if (!problem) return <Spinner label="Loading settings..." className="min-h-64 max-w-form" />;
  return <LoadFailure message="Error loading settings. Please try again." loading={loading} />;
}
