const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** When a clock there shows this time next, such as 06:30; a time that a change of clocks skips comes a day later. */
export function nextTime(time: string, timeZone: string, after: Date): Date {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const first = Math.floor(after.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute <= first + DAY_MINUTES + 60; minute += 1) {
    const at = new Date(minute * MINUTE_MS);
    if (format.format(at) === time) return at;
  }
  return new Date((first + DAY_MINUTES) * MINUTE_MS);
}
