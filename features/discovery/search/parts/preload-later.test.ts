import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadLater } from './preload-later.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the code of the search is fetched 500 ms after the page, unless the page is gone by then', () => {
  const preload = vi.fn();
  preloadLater(preload);
  vi.advanceTimersByTime(499);
  expect(preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(preload).toHaveBeenCalledOnce();
  preloadLater(preload)();
  vi.advanceTimersByTime(1000);
  expect(preload).toHaveBeenCalledOnce();
});

test('visitors fetch it 500 ms after they first do something, once', () => {
  const preload = vi.fn();
  const callOff = preloadLater(preload, true);
  vi.advanceTimersByTime(5000);
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(499);
  dispatchEvent(new Event('pointermove'));
  expect(preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(preload).toHaveBeenCalledOnce();
  callOff();
  preloadLater(preload, true)();
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(1000);
  expect(preload).toHaveBeenCalledOnce();
});
