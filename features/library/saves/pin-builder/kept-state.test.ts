import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptState } from './kept-state.ts';

const NAME = 'words:7';
const words = createKeptState<string[], string>({
  read: (text) => text?.split(' ') ?? null,
  write: (all) => (all.length > 0 ? all.join(' ') : null),
  reduce: (all, gone) => all.filter((word) => word !== gone),
});
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what changes after its page was left is changed where it is kept, until nothing of it is left', () => {
  kept.set(NAME, 'oak elm');
  words.open(NAME, expect.unreachable)();
  words.change(NAME, 'oak');
  expect(kept.get(NAME)).toBe('elm');
  words.change(NAME, 'elm');
  expect([...kept]).toEqual([]);
  words.change(NAME, 'elm');
  expect([...kept]).toEqual([]);
});

test('an open page changes it itself, also the one that was opened anew before the first was closed', () => {
  kept.set(NAME, 'oak elm');
  const [first, second] = [vi.fn(), vi.fn()];
  const close = words.open(NAME, first);
  words.change(NAME, 'oak');
  expect(first).toHaveBeenCalledExactlyOnceWith('oak');
  words.open(NAME, second);
  close();
  words.change(NAME, 'elm');
  expect(second).toHaveBeenCalledExactlyOnceWith('elm');
  expect(kept.get(NAME)).toBe('oak elm');
});
