/** Pixels. */
export const CLOSEUP = { paneWidth: 508, maxWidth: 1016 } as const;
