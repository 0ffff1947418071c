/** Small things that are remembered for a person. `add_section_tooltip`: the hint that boards can have sections is due. */
export const USER_STATES = ['add_section_tooltip'] as const;

export type UserState = (typeof USER_STATES)[number];
