/** In UTC by default, so that server and browser render the same text. */
export function dateWriter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (iso: string, locale: string): string => {
    // All English readers get the same format, with the day first.
    const written = locale === 'en' ? 'en-GB' : locale;
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(written, { timeZone: 'UTC', ...options });
    formats.set(locale, format);
    return format.format(new Date(iso));
  };
}

export const formatDate = dateWriter({ dateStyle: 'medium' });
