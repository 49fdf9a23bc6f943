/** Characters that need no encoding in a URL. */
const PLAIN = /^[\w.*-]*$/;

/** Same output as `URLSearchParams`, but much faster: a page has about thirty queries, and most need no encoding. */
export function queryText(parameters: readonly (readonly [name: string, value: string])[]): string {
  if (!parameters.flat().every(text => PLAIN.test(text))) {
    return String(new URLSearchParams(parameters.map(([name, value]) => [name, value])));
  }
  return parameters.map(([name, value]) => `${name}=${value}`).join('&');
}
