import { useEffect } from 'react';
import { api } from '../../../api/client.ts';
import { readHealth } from '../../../api/health.ts';
import { useLoaded } from '../../use-loaded.ts';

const EVERY_MS = 30_000;
const load = () => readHealth(api);

export const useHealth = () => useLoaded(['health'], load);

/** Refreshed while the page is visible. */
export function useHealthWatch() {
  const loading = useHealth();
  const { reload } = loading;
  useEffect(() => {
    const look = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
  return loading;
}
