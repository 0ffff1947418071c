import { SOURCES } from '#features/conversions/conversion-events/conversion.ts';
import { REPORT_TIMES, TOUCHES } from './attribution.ts';

const words = { report_time: REPORT_TIMES, source: SOURCES, touch: TOUCHES };

export const TABLES = { ad_conversions: words, ad_conversion_days: words, ad_held_conversions: words };
