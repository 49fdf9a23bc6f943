import { useSyncExternalStore } from 'react';
import { useSession, watchSession } from '../api/session.ts';

const storedName = () => localStorage.getItem('Emp_Name') ?? '';

/** The signed-in person's profile name, or else their username. */
export function useShownName(): string {
  const username = useSession()?.username ?? '';
  const name = useSyncExternalStore(watchSession, storedName);
  return name && name !== username ? name : username.charAt(0).toUpperCase() + username.slice(1);
}
