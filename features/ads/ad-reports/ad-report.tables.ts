import { MONEY_DISPLAYS } from '#features/ads/ad-accounts/money.ts';
import { COMPARISONS } from './report.ts';

export const TABLES = {
  ad_report_preferences: { compare: COMPARISONS, money_display: MONEY_DISPLAYS },
};
