/** Writes moments as a language does; by the clock of Greenwich, so that the edge and every browser say the same. */
export function dateWriter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (iso: string, locale: string): string => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formats.set(locale, format);
    return format.format(new Date(iso));
  };
}

/** A day in medium format. */
export const formatDate = dateWriter({ dateStyle: 'medium' });
