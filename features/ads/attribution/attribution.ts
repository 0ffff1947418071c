import {
  type AttributionWindows,
  USUAL_WINDOWS,
  WINDOW_DAYS,
} from '#features/ads/ad-accounts/attribution-windows.ts';

/** Whether a conversion is reported when the ad was seen or when it happened. */
export const REPORT_TIMES = ['TIME_OF_AD_ACTION', 'TIME_OF_CONVERSION'] as const;
export type ReportTime = (typeof REPORT_TIMES)[number];

/** What somebody did with an ad: its link, a closeup or a save, or a look. */
export const TOUCHES = ['click', 'engagement', 'view'] as const;
export type Touch = (typeof TOUCHES)[number];

/** Which conversions reports show, and when. */
export interface Attribution extends AttributionWindows {
  reportTime: ReportTime;
}

export const STANDARD_ATTRIBUTION: Attribution = { ...USUAL_WINDOWS, reportTime: 'TIME_OF_AD_ACTION' };

/** Events that only say that somebody looked around: they are no conversions in totals. */
export const LOOKS = ['page_visit', 'view_category', 'view_content', 'search', 'watch_video'] as const;

export interface Touched {
  touch: Touch;
  adId: string;
  adGroupId: string;
  campaignId: string;
  at: Date;
}

export type Days = Record<Touch, number>;

/** One of the touches that a conversion may belong to, by the windows that somebody chooses. */
export interface Credit extends Touched {
  /** Of its own kind the shortest window that has it; of another kind the one that has a later touch, or 0. */
  days: Days;
}

const DAY_MS = 86_400_000;

const windowFor = (age: number): number => WINDOW_DAYS.find((days) => days > 0 && age <= days * DAY_MS) ?? 0;

/** The last touch of each kind, so that for any windows exactly one of them has the conversion, or none. */
export function creditsOf(touched: readonly Touched[], conversionAt: Date): Credit[] {
  const ageOf = ({ at }: Touched) => conversionAt.getTime() - at.getTime();
  const last = TOUCHES.flatMap((touch) => {
    const ofKind = touched.filter((one) => one.touch === touch && ageOf(one) >= 0);
    const [latest] = ofKind.toSorted((a, b) => ageOf(a) - ageOf(b) || a.adId.localeCompare(b.adId));
    return latest && windowFor(ageOf(latest)) > 0 ? [latest] : [];
  }).sort((a, b) => ageOf(a) - ageOf(b));
  const later: Days = { click: 0, engagement: 0, view: 0 };
  return last.map((one) => {
    later[one.touch] = windowFor(ageOf(one));
    return { ...one, days: { ...later } };
  });
}
