/** Minutes as a duration in this locale: 1 hr 30 min. */
export function formatMinutes(minutes: number, locale: string): string {
  const amounts = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ];
  return amounts
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value))
    .join(' ');
}
