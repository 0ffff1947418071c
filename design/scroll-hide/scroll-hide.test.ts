import { expect, test } from 'vitest';
import { afterScroll, HEADER_HEIGHT, HIDE_THROTTLE_MS, SHADOW_THROTTLE_MS, SHOWN } from './scroll-hide.ts';
import { throttle } from './use-scroll-hide.ts';

const scrolled = (...ys: number[]) => ys.reduce((state, y) => afterScroll(state, y), SHOWN).isHidden;

test('[SCROLL-01] hides after more than 20 px down, not after 20', () => {
  expect(scrolled(55, 75)).toBe(false);
  expect(scrolled(55, 76)).toBe(true);
  expect(scrolled(55, 65, 70, 76)).toBe(true);
});

test('[SCROLL-02] shows after more than 20 px up, not after 20', () => {
  expect(scrolled(500, 480)).toBe(true);
  expect(scrolled(500, 479)).toBe(false);
  expect(scrolled(500, 492, 485, 479)).toBe(false);
});

test('the way back is measured from where the scroll turned', () => {
  expect(scrolled(500, 510, 495)).toBe(true);
  expect(scrolled(500, 510, 489)).toBe(false);
  expect(scrolled(500, 400, 390, 409)).toBe(false);
  expect(scrolled(500, 400, 390, 411)).toBe(true);
});

test('[SCROLL-03] always shows within 55 px of the top', () => {
  expect(scrolled(500, 56)).toBe(false);
  expect(afterScroll({ isHidden: true, anchor: 60 }, 56).isHidden).toBe(true);
  expect(afterScroll({ isHidden: true, anchor: 60 }, 55).isHidden).toBe(false);
});

test('[SCROLL-03] in a modal it always shows only at the very top', () => {
  expect(afterScroll(SHOWN, 30, true).isHidden).toBe(true);
  expect(afterScroll({ isHidden: true, anchor: 10 }, 1, true).isHidden).toBe(true);
  expect(afterScroll({ isHidden: true, anchor: 10 }, 0, true).isHidden).toBe(false);
  expect(afterScroll({ isHidden: true, anchor: 10 }, -8, true)).toEqual({ isHidden: false, anchor: 0 });
});

test('[SCROLL-06] the scroll is looked at every 30 ms for hiding and every 50 ms for the shadow', () => {
  expect([HIDE_THROTTLE_MS, SHADOW_THROTTLE_MS]).toEqual([30, 50]);
  let now = 0;
  const timers: { at: number; run: () => void }[] = [];
  const clock = {
    now: () => now,
    later: (run: () => void, ms: number) => {
      timers.push({ at: now + ms, run });
      return () => {};
    },
  };
  const looks: number[] = [];
  const throttled = throttle(() => looks.push(now), HIDE_THROTTLE_MS, clock);
  for (now = 0; now <= 100; now += 10) {
    for (const timer of timers.splice(0)) timer.at <= now ? timer.run() : timers.push(timer);
    throttled.call();
  }
  expect(looks).toEqual([0, 30, 60, 90]);
});

test('[SCROLL-08] the header is 64 px high unless told', () => {
  expect(HEADER_HEIGHT).toBe(64);
});
