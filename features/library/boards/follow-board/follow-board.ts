/** The page asks anew how things stand this long after somebody followed or left, ms. */
export const REFRESH_AFTER_FOLLOW_MS = 1000;
