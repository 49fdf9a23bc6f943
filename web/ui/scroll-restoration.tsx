import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';

/** The router's own component also includes an inline script for its framework mode. */
export function ScrollRestoration() {
  useScrollRestoration();
  return null;
}
