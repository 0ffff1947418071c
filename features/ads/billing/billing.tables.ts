import { PAYMENT_PROVIDERS, PAYMENT_STATUSES } from './billing.ts';
import { DOCUMENT_KINDS } from './documents/document.ts';

export const TABLES = {
  ad_promotions: {},
  ad_billing_details: {},
  ad_document_numbers: { kind: DOCUMENT_KINDS },
  ad_documents: { kind: DOCUMENT_KINDS },
  ad_payments: { provider: PAYMENT_PROVIDERS, status: PAYMENT_STATUSES },
};
