import { redirect } from 'react-router-dom';
import { logOut } from '../api/log-out.ts';

/** Signing out is a navigation, so that unsaved changes are asked about before it and not after. */
export function logout() {
  logOut();
  return redirect('/login');
}
