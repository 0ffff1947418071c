import { CASE_STATUSES, DECISIONS, LOGGED_ACTIONS, OUTCOMES } from './case.ts';
import { REPORT_KINDS } from './report.ts';
import { TAKEDOWN_LAWS, TAKEDOWN_TYPES } from './takedown.ts';

export const TABLES = {
  moderation_cases: { kind: REPORT_KINDS, status: CASE_STATUSES, decision: DECISIONS, outcome: OUTCOMES },
  moderation_log: { act: LOGGED_ACTIONS },
  user_reports: {},
  takedowns: { law: TAKEDOWN_LAWS, type: TAKEDOWN_TYPES },
};
