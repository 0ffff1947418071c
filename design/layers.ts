/** Page content has its own stacking context (`.page-root` in global.css), so nothing in it covers a dialog. */
export const LAYERS = {
  raised: 1,
  floating: 2,
  sticky: 15,
  cardAction: 18,
  header: 24,
  headerMenu: 30,
  popover: 31,
  scrim: 40,
  dialog: 50,
  toast: 60,
  footer: 660,
  tooltip: 5000,
} as const;

/** The overlay opened last is on top. */
export const OVERLAY_STYLE = { zIndex: LAYERS.dialog };
