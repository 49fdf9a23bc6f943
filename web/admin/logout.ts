import { redirect } from 'react-router-dom';
import { signOut } from '../api/session.ts';

/** Signing out is a navigation, so that unsaved changes are asked about before it and not after. */
export function logout() {
  signOut();
  return redirect('/login');
}
