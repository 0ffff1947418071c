/** Widths in pixels and ratios of the page of one pin. */
export const CLOSEUP = {
  paneWidth: 508,
  maxWidth: 1016,
  otherWidths: [488, 992, 672, 1176, 740, 912],
  ratios: [0.6, 0.84],
} as const;
