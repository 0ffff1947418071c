import { z } from 'zod';
import { findAttributionWindows } from '#features/ads/ad-accounts/attribution-windows.service.ts';
import { WINDOW_DAYS } from '#features/ads/ad-accounts/attribution-windows.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Attribution, REPORT_TIMES, STANDARD_ATTRIBUTION } from './attribution.ts';

const windowOption = z.coerce.number().pipe(z.literal(WINDOW_DAYS)).nullish();

/** As the public API names them; those of the account's preferences if they are not named. */
export const attributionFields = {
  click_window_days: windowOption,
  engagement_window_days: windowOption,
  view_window_days: windowOption,
  conversion_report_time: z.enum(REPORT_TIMES).nullish(),
};

export async function chosenAttribution(
  db: Queryable,
  accountId: Id,
  sent: Partial<z.output<z.ZodObject<typeof attributionFields>>> = {},
): Promise<Attribution> {
  const windows = await findAttributionWindows(db, accountId);
  return {
    click: sent.click_window_days ?? windows.click,
    engagement: sent.engagement_window_days ?? windows.engagement,
    view: sent.view_window_days ?? windows.view,
    reportTime: sent.conversion_report_time ?? STANDARD_ATTRIBUTION.reportTime,
  };
}
