import { HANDED_OVER, withoutHandedOver } from '../functions/contracts/handed-over.ts';

// Imports nothing that the app also imports; otherwise this would wait for the app.
const { pathname, search, hash } = window.location;
for (const [, , token = ''] of search.matchAll(HANDED_OVER)) {
  sessionStorage.setItem('handed-over', token);
  window.history.replaceState(null, '', pathname + withoutHandedOver(search) + hash);
  import('./people/sign-in/take-handed-over.ts').catch(console.warn);
}
