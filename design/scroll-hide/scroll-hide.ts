export type ScrollHide = {
  isHidden: boolean;
  /** Where the scroll last turned, or last crossed the distance, px. */
  anchor: number;
};

/** Height of the fixed header, px. */
export const HEADER_HEIGHT = 64;

/** How far one scrolls down before it hides, and up before it shows, px. */
const SCROLL_DISTANCE = 20;
/** It always shows this near to the top, px; in a modal only at the very top. */
const NEAR_TOP = 55;
const NEAR_TOP_IN_MODAL = 0;
/** Least time between two looks at the scroll, ms: for hiding, and for the shadow. */
export const HIDE_THROTTLE_MS = 30;
export const SHADOW_THROTTLE_MS = 50;

export const SHOWN: ScrollHide = { isHidden: false, anchor: 0 };

/** What becomes of a header or footer when the page now stands at `y` px. */
export function afterScroll(before: ScrollHide, y: number, isInModal = false): ScrollHide {
  if (y <= (isInModal ? NEAR_TOP_IN_MODAL : NEAR_TOP)) return { isHidden: false, anchor: Math.max(0, y) };
  const moved = y - before.anchor;
  if (moved > SCROLL_DISTANCE) return { isHidden: true, anchor: y };
  if (moved < -SCROLL_DISTANCE) return { isHidden: false, anchor: y };
  // Going on in the direction of the last change moves the anchor along; turning back measures from there.
  const goesOn = before.isHidden ? moved > 0 : moved < 0;
  return goesOn ? { ...before, anchor: y } : before;
}
