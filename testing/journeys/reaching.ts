import type { Locator } from '@playwright/test';

/** How wide and high the place is around the middle of something in which a press reaches it. */
export function reachOf(pressed: Locator): Promise<{ width: number; height: number }> {
  return pressed.evaluate((shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = (byX: number, byY: number) => {
      let steps = 0;
      const at = () => document.elementFromPoint(x + byX * (steps + 0.5), y + byY * (steps + 0.5));
      while (steps < 400 && shown.contains(at())) steps++;
      return steps;
    };
    return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) };
  });
}
