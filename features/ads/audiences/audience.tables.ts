import { AUDIENCE_STATUSES, AUDIENCE_TYPES } from './audience.ts';

export const TABLES = {
  audiences: { audience_type: AUDIENCE_TYPES, status: AUDIENCE_STATUSES },
  audience_keys: {},
  audience_members: {},
  audience_shares: {},
};
