/** What of the billing page an address can ask for. */
export const BILLING_SECTIONS = ['balance', 'payment_methods', 'address', 'history'] as const;
export type BillingSection = (typeof BILLING_SECTIONS)[number];

export const PAYMENT_PROVIDERS = ['bank_transfer'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_STATUSES = ['waiting', 'paid', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const SPEND_DAYS = [7, 30, 90] as const;
export type SpendDays = (typeof SPEND_DAYS)[number];
