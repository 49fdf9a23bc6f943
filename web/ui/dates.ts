import { memoize } from '../../functions/contracts/memoize.ts';

const MOST_FORMATS = 500;

/** In UTC by default, so that server and browser render the same text. */
export function dateWriter(options: Intl.DateTimeFormatOptions) {
  const formatOf = memoize(MOST_FORMATS, (locale: string) => {
    // All English readers get the same format, with the day first.
    const written = locale === 'en' ? 'en-GB' : locale;
    return new Intl.DateTimeFormat(written, { timeZone: 'UTC', ...options });
  });
  return (iso: string, locale: string): string => formatOf(locale).format(new Date(iso));
}

export const formatDate = dateWriter({ dateStyle: 'medium' });
