/**
 * What to show a person: the hints about sections and merchant badges, and the prompt to convert to a business
 * account.
 */
export const USER_STATES = ['add_section_tooltip', 'merchant_badges_tooltip', 'business_upsell'] as const;

export type UserState = (typeof USER_STATES)[number];
