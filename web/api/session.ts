import { useSyncExternalStore } from 'react';
import type { Role } from '../../functions/contracts/roles.ts';

/** The localStorage keys of a session. */
const KEYS = ['token', 'username', 'desig', 'dist', 'wrd', 'div', 'wardslst', 'Emp_Name'] as const;
/** An additional key: the shop ended the session, for the login page to show. */
export const ENDED = 'ended';
type StoredSignIn = Partial<Record<(typeof KEYS)[number] | typeof ENDED, string>>;

export type Session = { username: string; role: Role };

const listeners = new Set<() => void>();

/** The token is no longer valid. If two requests are refused, the second finds no token left. */
export function loseSignIn() {
  if (storedToken()) replaceStored({ ended: '1' });
}

export const storedToken = (): string | null => localStorage.getItem('token');

type Claims = { role?: unknown; sub?: unknown; scope?: unknown };

export function claimsIn(token: string | null): Claims {
  const parts = token?.split('.') ?? [];
  if (parts.length !== 3) return {};
  try {
    const payload = parts[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    return (JSON.parse(atob(payload)) as Claims | null) ?? {};
  } catch {
    return {};
  }
}

/** The role that the token claims; only the server's check counts. */
export function roleIn(token: string | null): Role | null {
  const { role } = claimsIn(token);
  return role === 'admin' || role === 'staff' || role === 'customer' ? role : null;
}

export function ownIdIn(token: string | null): string {
  const { sub } = claimsIn(token);
  return typeof sub === 'string' ? sub : '';
}

/** Who is signed in, across tabs; null on the server and before hydration. */
export function useSession(): Session | null {
  const key = useSyncExternalStore(watchSession, snapshot, () => '');
  const [role, ...name] = key.split(' ');
  return role ? { role: role as Role, username: name.join(' ') } : null;
}

function snapshot(): string {
  const role = roleIn(storedToken());
  return role ? `${role} ${localStorage.getItem('username') ?? ''}` : '';
}

export function watchSession(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Replaces the stored session, or its end. */
export function replaceStored(values: StoredSignIn) {
  for (const key of [...KEYS, ENDED] as const) {
    const value = values[key];
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const listener of listeners) listener();
}
