import { adBillingDetailsGet, adBillingDetailsUpdate } from './details/details.resource.ts';
import { adDocumentGet, adDocumentsGet } from './documents/documents.resource.ts';
import { adOrderLinesGet } from './order-lines/order-lines.resource.ts';
import {
  adPaymentCreate,
  adPaymentDelete,
  adPaymentsGet,
  moderationAdPaymentCreate,
} from './pay/pay.resource.ts';
import { adPromotionCreate } from './promotions/promotions.resource.ts';
import { adSpendByDayGet, adSpendSummaryGet } from './spend/spend.resource.ts';

export const billingResources = [
  adPaymentsGet,
  adPaymentCreate,
  adPaymentDelete,
  moderationAdPaymentCreate,
  adPromotionCreate,
  adBillingDetailsGet,
  adBillingDetailsUpdate,
  adDocumentsGet,
  adDocumentGet,
  adOrderLinesGet,
  adSpendSummaryGet,
  adSpendByDayGet,
] as const;
