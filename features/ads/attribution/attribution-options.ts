import { z } from 'zod';
import { type Attribution, REPORT_TIMES, STANDARD_ATTRIBUTION, WINDOW_DAYS } from './attribution.ts';

const windowOption = z.coerce.number().pipe(z.literal(WINDOW_DAYS));

export const attributionFields = {
  click_window_days: windowOption.default(STANDARD_ATTRIBUTION.clickDays),
  engagement_window_days: windowOption.default(STANDARD_ATTRIBUTION.engagementDays),
  view_window_days: windowOption.default(STANDARD_ATTRIBUTION.viewDays),
  conversion_report_time: z.enum(REPORT_TIMES).default(STANDARD_ATTRIBUTION.reportTime),
};

export function attributionOf(sent: z.output<z.ZodObject<typeof attributionFields>>): Attribution {
  return {
    ...{ clickDays: sent.click_window_days, engagementDays: sent.engagement_window_days },
    ...{ viewDays: sent.view_window_days, reportTime: sent.conversion_report_time },
  };
}
