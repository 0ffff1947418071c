import type { MerchantState } from '../merchant.ts';
import type { MerchantNotification } from '../merchant-notifications.ts';

/** `end` takes back what was approved. */
export const MERCHANT_DECISIONS = ['approve', 'disapprove', 'end'] as const;
export type MerchantDecision = (typeof MERCHANT_DECISIONS)[number];

export function decisionsIn(state: MerchantState): readonly MerchantDecision[] {
  if (state === 'in_review') return ['approve', 'disapprove'];
  return state === 'approved' ? ['end'] : [];
}

/** What it is called in the log and under Notifications. */
export const WHAT_HAPPENED: Record<MerchantDecision, MerchantNotification> = {
  approve: 'merchant_approved',
  disapprove: 'merchant_disapproved',
  end: 'merchant_ended',
};
