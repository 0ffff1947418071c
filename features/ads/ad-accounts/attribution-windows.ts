/** Days after an ad was seen, engaged with or clicked; 0 is never. As in v5. */
export const WINDOW_DAYS = [0, 1, 7, 14, 30, 60] as const;
export type WindowDays = (typeof WINDOW_DAYS)[number];

/** For how long a conversion counts as due to an ad. */
export interface AttributionWindows {
  click: WindowDays;
  engagement: WindowDays;
  view: WindowDays;
}

/** Of an account that has chosen none. */
export const USUAL_WINDOWS: AttributionWindows = { click: 30, engagement: 30, view: 1 };
