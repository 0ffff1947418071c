/** When a board's event takes place, as `2026-05-17`. A single day has only a start. */
export interface BoardDates {
  startsOn: string | null;
  endsOn: string | null;
}

export type DateError = 'end-without-start' | 'ends-before-start';

export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

export function dateError({ startsOn, endsOn }: BoardDates): DateError | null {
  if (!endsOn) return null;
  if (!startsOn) return 'end-without-start';
  return endsOn < startsOn ? 'ends-before-start' : null;
}

export function formatDates({ startsOn, endsOn }: BoardDates, locale: string): string {
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const days = [startsOn, endsOn === startsOn ? null : endsOn];
  return days.flatMap((day) => (day ? format(new Date(day)) : [])).join(' – ');
}
