/** Codes of the profile tabs in the protocol; there is no 2. */
export const TAB_TYPES = { saved: 0, created: 1, tried: 3, selfBoards: 4, selfPins: 5 } as const;
