import { api } from '../../../api/client.ts';
import { findSettings } from '../../../api/settings.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { ShopForm } from './shop-form.tsx';

const load = () => findSettings(api);

export function ShopSettings() {
  const loading = useLoaded(['settings'], load);
  const { data: stored, problem } = loading;
  if (stored) return <ShopForm stored={stored} />;
  if (!problem) return <Spinner label="Loading settings..." className="min-h-64 max-w-form" />;
  return <LoadFailure message="Error loading settings. Please try again." loading={loading} />;
}
