export type ScrollHide = {
  isHidden: boolean;
  /** The position at which the direction last changed or the distance was last crossed, px. */
  anchor: number;
};

/** Pixels. */
export const HEADER_HEIGHT = 64;

/** Before it hides on the way down or shows on the way up, px. */
const SCROLL_DISTANCE = 20;
/** Shown this near to the top, px; in a modal only at the very top. */
const NEAR_TOP = 55;
const NEAR_TOP_IN_MODAL = 0;
/** Between two scroll checks, ms. */
export const HIDE_THROTTLE_MS = 30;
export const SHADOW_THROTTLE_MS = 50;

export const SHOWN: ScrollHide = { isHidden: false, anchor: 0 };

export function afterScroll(before: ScrollHide, y: number, isInModal = false): ScrollHide {
  if (y <= (isInModal ? NEAR_TOP_IN_MODAL : NEAR_TOP)) return { isHidden: false, anchor: Math.max(0, y) };
  const moved = y - before.anchor;
  if (moved > SCROLL_DISTANCE) return { isHidden: true, anchor: y };
  if (moved < -SCROLL_DISTANCE) return { isHidden: false, anchor: y };
  // Continuing in the direction of the last change moves the anchor along; turning back measures from there.
  const goesOn = before.isHidden ? moved > 0 : moved < 0;
  return goesOn ? { ...before, anchor: y } : before;
}
