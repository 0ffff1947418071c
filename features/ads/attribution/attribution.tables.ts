import { SOURCES } from '#features/conversions/conversion-events/conversion.ts';
import { REPORT_TIMES, TOUCHES } from './attribution.ts';

export const TABLES = { ad_conversions: { report_time: REPORT_TIMES, source: SOURCES, touch: TOUCHES } };
