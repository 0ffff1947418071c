/** Height of the zones at the top and the bottom of the screen in which a drag scrolls, px. */
const SCROLL_ZONE = 120;

/** Scroll speed at the very edge, px a second. */
const FASTEST = 1200;

/**
 * How fast the page scrolls during a drag at this height of the screen, px a second: 0 outside the zones, faster
 * towards the edge; negative is upwards.
 */
export function scrollSpeed(y: number, screen: number): number {
  // On a low screen the zones would overlap.
  const zone = Math.min(SCROLL_ZONE, screen / 3);
  const upwards = Math.min(1, Math.max(0, (zone - y) / zone));
  const downwards = Math.min(1, Math.max(0, (y - (screen - zone)) / zone));
  return (downwards - upwards) * FASTEST;
}
