import { EXPERIENCE_STATES, EXPERIENCE_TYPES } from './experience.ts';

export const TABLES = {
  experiences: { type: EXPERIENCE_TYPES },
  experience_users: { state: EXPERIENCE_STATES },
  flag_overrides: {},
};
