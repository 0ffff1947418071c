import { MAILED_LINK_KINDS } from './mailed-link.ts';

export const TABLES = {
  accounts: {},
  sessions: {},
  credentials: {},
  verifications: {},
  mailed_links: { kind: MAILED_LINK_KINDS },
  social_steps: {},
  two_factors: {},
  old_usernames: {},
  account_links: {},
};
