const formats = new Map<string, Intl.DateTimeFormat>();

/** A full date in the locale's format, in UTC: in other zones server and browser would differ. */
export function formatDay(day: Date | string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(day));
}
