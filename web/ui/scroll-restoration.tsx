import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';

/** The router's own component also brings the script that it writes into pages of its framework. */
export function ScrollRestoration() {
  useScrollRestoration();
  return null;
}
