import { useSyncExternalStore } from 'react';
import { useSession, watchSession } from '../api/session.ts';

const storedName = () => localStorage.getItem('Emp_Name') ?? '';

/** What the person who is signed in is called: by the name of their profile, else by their user name. */
export function useShownName(): string {
  const username = useSession()?.username ?? '';
  const name = useSyncExternalStore(watchSession, storedName);
  return name && name !== username ? name : username.charAt(0).toUpperCase() + username.slice(1);
}
