/** What stands in an address as it is. */
const PLAIN = /^[\w.*-]*$/;

/** A query as `URLSearchParams` writes it, which takes far longer: a page has some thirty, and most need no encoding. */
export function queryText(parameters: readonly (readonly [name: string, value: string])[]): string {
  if (!parameters.flat().every(text => PLAIN.test(text))) {
    return String(new URLSearchParams(parameters.map(([name, value]) => [name, value])));
  }
  return parameters.map(([name, value]) => `${name}=${value}`).join('&');
}
