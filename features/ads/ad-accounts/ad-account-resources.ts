import {
  moderationAdAccountsGet,
  moderationAdAccountUpdate,
  moderationAdCreditCreate,
} from './keep-accounts/keep-accounts.resource.ts';
import { adLedgerGet } from './list-ledger/list-ledger.resource.ts';
import { adAccountsGet } from './show-accounts/show-accounts.resource.ts';

export const adAccountResources = [
  adAccountsGet,
  adLedgerGet,
  moderationAdAccountsGet,
  moderationAdCreditCreate,
  moderationAdAccountUpdate,
] as const;
