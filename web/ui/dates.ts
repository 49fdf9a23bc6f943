const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in medium format; by the clock of Greenwich, so that the edge and every browser say the same. */
export function formatDate(iso: string, locale: string): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(iso));
}
