/** How near the edge of the screen, in px, the page scrolls. */
const SCROLL_ZONE = 120;

/** The scrolling speed at the very edge, px a second. */
const FASTEST = 1200;

/** Longest time step counted at once, ms, so that nothing jumps after a pause of the page. */
const LONGEST_FRAME = 50;

/** Px a second: 0 outside the zones, faster towards the edge; negative is upwards. */
export function scrollSpeed(y: number, screen: number): number {
  // On a low screen the zones would overlap.
  const zone = Math.min(SCROLL_ZONE, screen / 3);
  const upwards = Math.min(1, Math.max(0, (zone - y) / zone));
  const downwards = Math.min(1, Math.max(0, (y - (screen - zone)) / zone));
  return (downwards - upwards) * FASTEST;
}

/** Scrolls while the pointer is near an edge, until the function that it returns is called. */
export function scrollAtEdges(yOfPointer: () => number, onFrame: (now: number) => void): () => void {
  let last = performance.now();
  let frame = 0;
  const step = () => {
    const now = performance.now();
    const speed = scrollSpeed(yOfPointer(), window.innerHeight);
    if (speed !== 0) {
      const distance = (speed * Math.min(now - last, LONGEST_FRAME)) / 1000;
      window.scrollBy({ top: Math.sign(distance) * Math.ceil(Math.abs(distance)), behavior: 'instant' });
    }
    last = now;
    onFrame(now);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
