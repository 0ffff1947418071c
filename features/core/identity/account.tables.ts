export const TABLES = {
  accounts: {},
  sessions: {},
  credentials: {},
  verifications: {},
  two_factors: {},
  old_usernames: {},
  account_links: {},
};
