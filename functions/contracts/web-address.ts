/** Without a scheme it means https. */
export function withScheme(text: string): string {
  if (!text.includes(':')) return `https://${text}`;
  return text.replace(/^https?:/i, scheme => scheme.toLowerCase());
}

/** Undefined if invalid. Browsers before 2024 can only try to parse it. */
export function addressIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** A path of this shop. Browsers would take a second slash, or a backslash, for the start of another address. */
export const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);

export function isOfTheWeb(text: string): boolean {
  return /^https?:\/\/[^/\s]+\.[^/\s]/.test(text) && addressIn(text)?.username === '';
}
