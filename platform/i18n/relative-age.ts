const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the largest unit; a month and a year have their mean length. */
const UNITS = [
  ['year', 365.25 * DAY],
  ['month', 30.44 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

export type AgeStyle = 'long' | 'narrow';

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** How long ago something was, in its largest whole unit: `3 days ago`, narrow `3d ago`; under a minute `now`. */
export function formatAge(then: Date, now: Date, locale: string, style: AgeStyle = 'long'): string {
  // What is ahead of this clock happened now, on another.
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return formatFor(locale, style, 'auto').format(0, 'second');
  const [name, length] = unit;
  return formatFor(locale, style, 'always').format(-Math.floor(seconds / length), name);
}

function formatFor(locale: string, style: AgeStyle, numeric: 'auto' | 'always') {
  const key = `${locale} ${style} ${numeric}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { style, numeric });
  formats.set(key, format);
  return format;
}
