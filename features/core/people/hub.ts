/** The part of a profile's address under which boards and pins stand side by side. */
export const HUB_SEGMENT = '_hub';
