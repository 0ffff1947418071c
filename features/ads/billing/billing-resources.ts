import { adOrderLinesGet } from './order-lines/order-lines.resource.ts';
import {
  adPaymentCreate,
  adPaymentDelete,
  adPaymentsGet,
  moderationAdPaymentCreate,
} from './pay/pay.resource.ts';
import { adSpendByDayGet, adSpendSummaryGet } from './spend/spend.resource.ts';

export const billingResources = [
  adPaymentsGet,
  adPaymentCreate,
  adPaymentDelete,
  moderationAdPaymentCreate,
  adOrderLinesGet,
  adSpendSummaryGet,
  adSpendByDayGet,
] as const;
