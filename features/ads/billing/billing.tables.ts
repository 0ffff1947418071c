import { PAYMENT_PROVIDERS, PAYMENT_STATUSES } from './billing.ts';

export const TABLES = {
  ad_payments: { provider: PAYMENT_PROVIDERS, status: PAYMENT_STATUSES },
};
