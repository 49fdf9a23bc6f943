/** What a text says as JSON; undefined where it is none, so that a contract refuses it. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
