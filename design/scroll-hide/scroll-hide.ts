export type ScrollHide = {
  isHidden: boolean;
  /** Where the scroll direction last changed, or the distance was last crossed, px. */
  anchor: number;
};

/** Height of the fixed header, px. */
export const HEADER_HEIGHT = 64;

/** Scroll distance before it hides on the way down or shows on the way up, px. */
const SCROLL_DISTANCE = 20;
/** It always shows this near to the top, px; in a modal only at the very top. */
const NEAR_TOP = 55;
const NEAR_TOP_IN_MODAL = 0;
/** Minimum time between two scroll checks, ms: for hiding, and for the shadow. */
export const HIDE_THROTTLE_MS = 30;
export const SHADOW_THROTTLE_MS = 50;

export const SHOWN: ScrollHide = { isHidden: false, anchor: 0 };

/** The next state of a header or footer when the page is scrolled to `y` px. */
export function afterScroll(before: ScrollHide, y: number, isInModal = false): ScrollHide {
  if (y <= (isInModal ? NEAR_TOP_IN_MODAL : NEAR_TOP)) return { isHidden: false, anchor: Math.max(0, y) };
  const moved = y - before.anchor;
  if (moved > SCROLL_DISTANCE) return { isHidden: true, anchor: y };
  if (moved < -SCROLL_DISTANCE) return { isHidden: false, anchor: y };
  // Continuing in the direction of the last change moves the anchor along; turning back measures from there.
  const goesOn = before.isHidden ? moved > 0 : moved < 0;
  return goesOn ? { ...before, anchor: y } : before;
}
