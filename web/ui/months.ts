const monthFormats = new Map<string, Intl.DateTimeFormat>();

/** A month and its year, in words. */
export function formatMonth(iso: string, locale: string): string {
  const format =
    monthFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  monthFormats.set(locale, format);
  return format.format(new Date(iso));
}
