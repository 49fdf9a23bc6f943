import { redirect } from 'react-router-dom';
import { logOut } from '../api/log-out.ts';

/** Logout is a navigation, so that unsaved changes are confirmed first. */
export function logout() {
  logOut();
  return redirect('/login');
}
