/** Height of the zones at the top and the bottom of the screen in which a drag scrolls, px. */
const SCROLL_ZONE = 120;

/** How fast it scrolls at the very edge, px a second. */
const FASTEST = 1200;

/**
 * How fast the page scrolls while a drag is at this height of the screen, px a second: not at all outside the zones,
 * the faster the nearer to the edge within; below 0 it is upwards.
 */
export function scrollSpeed(y: number, screen: number): number {
  // On a low screen the zones would meet.
  const zone = Math.min(SCROLL_ZONE, screen / 3);
  const upwards = Math.min(1, Math.max(0, (zone - y) / zone));
  const downwards = Math.min(1, Math.max(0, (y - (screen - zone)) / zone));
  return (downwards - upwards) * FASTEST;
}
