import { afterEach, expect, test, vi } from 'vitest';
import { keepInBrowser } from './keep-in-browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('a full storage keeps nothing, and fails nobody', () => {
  const removed: string[] = [];
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (name: string) => removed.push(name),
  });
  keepInBrowser('drafts', 'A long text');
  expect(removed).toEqual(['drafts']);
});

test('where nothing is kept at all, nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepInBrowser('drafts', null)).not.toThrow();
});
