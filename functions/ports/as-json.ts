/** Undefined for invalid JSON, so that a contract rejects it. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
