const UNITS = [
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, abbreviated: "5m ago". Its own module, so that the page does not load it. */
export function formatAge(ms: number, locale: string): string {
  const seconds = Math.max(0, ms / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  const format = new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'auto' });
  // Not "yesterday", which counts calendar days.
  const plain = new Intl.RelativeTimeFormat(locale, { style: 'narrow' });
  return (unit === 'second' ? format : plain).format(-Math.floor(seconds / length), unit);
}
