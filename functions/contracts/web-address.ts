/** Without a scheme it means https. */
export function withScheme(text: string): string {
  if (!text.includes(':')) return `https://${text}`;
  return text.replace(/^https?:/i, scheme => scheme.toLowerCase());
}

export function isOfTheWeb(text: string): boolean {
  return /^https?:\/\/[^/\s]+\.[^/\s]/.test(text) && URL.parse(text)?.username === '';
}
