import type { OptionsOf } from '#platform/resource/call.ts';

export const SHOWN = [
  'impressions',
  'closeups',
  'saves',
  'outbound_clicks',
  'time_spent',
  'followers',
] as const;
export type Shown = (typeof SHOWN)[number];

type Range = Pick<OptionsOf<'UserAnalyticsResource.get'>, 'days' | 'start_date' | 'end_date'>;

export interface AnalyticsQuery {
  range: Range;
  shown: Shown;
  about: { kind: 'pin' | 'board'; id: string } | null;
}

const STANDARD_DAYS = 30;

/** What is not understood is as if it were not there. */
export function readQuery(params: URLSearchParams): AnalyticsQuery {
  const [start_date, end_date] = [params.get('from'), params.get('to')];
  const days = [7, 30, 90].find((one) => String(one) === params.get('days')) ?? STANDARD_DAYS;
  const kind = (['pin', 'board'] as const).find((one) => params.has(one));
  const shown = SHOWN.find((one) => one === params.get('show'));
  return {
    range: start_date && end_date ? { start_date, end_date } : { days },
    // One pin or board has no followers of its own.
    shown: !shown || (kind && shown === 'followers') ? 'impressions' : shown,
    about: kind ? { kind, id: params.get(kind) ?? '' } : null,
  };
}

/** The address of the page that shows this. */
export function analyticsPath({ range, shown, about }: AnalyticsQuery): string {
  const params = new URLSearchParams();
  if (about) params.set(about.kind, about.id);
  if (range.start_date && range.end_date) {
    params.set('from', range.start_date);
    params.set('to', range.end_date);
  } else if (range.days && range.days !== STANDARD_DAYS) params.set('days', String(range.days));
  if (shown !== 'impressions') params.set('show', shown);
  const query = params.toString();
  return query ? `/analytics/?${query}` : '/analytics/';
}
