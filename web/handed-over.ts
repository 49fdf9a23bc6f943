import { stripTokens, TOKEN_PARAMS } from '../functions/contracts/handed-over.ts';

// Imports nothing that the app also imports; otherwise this would wait for the app.
const { pathname, search, hash } = window.location;
for (const [, , token = ''] of search.matchAll(TOKEN_PARAMS)) {
  sessionStorage.setItem('handed-over', token);
  window.history.replaceState(null, '', pathname + stripTokens(search) + hash);
  import('./people/sign-in/take-handed-over.ts').catch(console.warn);
}
