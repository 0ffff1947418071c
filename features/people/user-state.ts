/** Hints that are due to a person: that boards can have sections, and that merchants choose their badges. */
export const USER_STATES = ['add_section_tooltip', 'merchant_badges_tooltip'] as const;

export type UserState = (typeof USER_STATES)[number];
