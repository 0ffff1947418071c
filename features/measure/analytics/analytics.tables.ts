import { KINDS } from './analytics.ts';

export const TABLES = {
  analytics_days: { kind: KINDS },
};
