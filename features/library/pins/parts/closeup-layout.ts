/** Widths in pixels of the page of one pin. */
export const CLOSEUP = { paneWidth: 508, maxWidth: 1016 } as const;
