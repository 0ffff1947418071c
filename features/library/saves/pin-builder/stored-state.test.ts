import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoredState } from './use-stored-text.ts';

const NAME = 'words:7';
const pinText = createStoredState<string[], string>({
  read: (text) => text?.split(' ') ?? null,
  write: (all) => (all.length > 0 ? all.join(' ') : null),
  reduce: (all, gone) => all.filter((word) => word !== gone),
});
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what changes after its page was left is changed where it is kept, until nothing of it is left', () => {
  stored.set(NAME, 'oak elm');
  pinText.open(NAME, expect.unreachable)();
  pinText.change(NAME, 'oak');
  expect(stored.get(NAME)).toBe('elm');
  pinText.change(NAME, 'elm');
  expect([...stored]).toEqual([]);
  pinText.change(NAME, 'elm');
  expect([...stored]).toEqual([]);
});

test('an open page changes it itself, also the one that was opened anew before the first was closed', () => {
  stored.set(NAME, 'oak elm');
  const [first, second] = [vi.fn(), vi.fn()];
  const close = pinText.open(NAME, first);
  pinText.change(NAME, 'oak');
  expect(first).toHaveBeenCalledExactlyOnceWith('oak');
  pinText.open(NAME, second);
  close();
  pinText.change(NAME, 'elm');
  expect(second).toHaveBeenCalledExactlyOnceWith('elm');
  expect(stored.get(NAME)).toBe('oak elm');
});
