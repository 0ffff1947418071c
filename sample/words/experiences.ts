/** Shown, completed and dismissed on each of its days. */
export const PAST_BANNER = {
  text: 'Topics are here\nFollow what you care about, {name}.',
  days: [
    [96, 21, 40],
    [83, 24, 31],
    [71, 17, 28],
    [44, 12, 19],
    [38, 9, 15],
    [52, 14, 20],
    [29, 8, 11],
  ],
} as const;
