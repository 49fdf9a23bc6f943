import { useSession } from '../../../api/session.ts';
import { BrowserSettings } from './browser-settings.tsx';
import { ShopSettings } from './shop-settings.tsx';

export function SettingsStart() {
  return useSession()?.role === 'admin' ? <ShopSettings /> : <BrowserSettings />;
}
