import { AUDIENCES, EXPERIENCE_STATES, EXPERIENCE_TYPES } from './experience.ts';

export const TABLES = {
  experiences: { type: EXPERIENCE_TYPES, audience: AUDIENCES },
  experience_users: { state: EXPERIENCE_STATES },
  experience_days: {},
  experience_changes: {},
  flag_overrides: {},
};
