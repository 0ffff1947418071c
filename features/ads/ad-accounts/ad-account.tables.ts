import { LEDGER_BOOKS, LEDGER_REASONS } from './ad-account.ts';

export const TABLES = {
  ad_accounts: {},
  ad_attribution_windows: {},
  ad_ledger: { book: LEDGER_BOOKS, reason: LEDGER_REASONS },
};
