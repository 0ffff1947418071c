export const MERCHANT_NOTIFICATIONS = [
  'merchant_approved',
  'merchant_disapproved',
  'merchant_ended',
] as const;
export type MerchantNotification = (typeof MERCHANT_NOTIFICATIONS)[number];
