import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FADE_MS, toast, toastStore } from './toast.ts';
import { undoLatest } from './undo-latest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toastStore.read().map(({ text }) => text);

test('toasts stand in the order they came, three at most', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast.show({ text, duration: 2000 });
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('a toast of the same id takes the place of the one that stands', () => {
  const id = toast.show({ text: 'Moving…', kind: 'progress', duration: 2000 });
  toast.show({ text: 'other', duration: 2000 });
  toast.show({ id, text: 'Moved', kind: 'success', duration: 2000 });
  expect(texts()).toEqual(['Moved', 'other']);
});

test('a dismissed toast fades and is gone, and listeners hear of both', () => {
  const heard = vi.fn();
  const stop = toastStore.subscribe(heard);
  const id = toast.show({ text: 'Saved', duration: 2000 });
  toast.dismiss(id);
  expect(toastStore.read()[0]?.isLeaving).toBe(true);
  vi.advanceTimersByTime(FADE_MS);
  expect(toastStore.read()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
});

test('one shown again while it fades stays', () => {
  const id = toast.show({ text: 'Saved', duration: 2000 });
  toast.dismiss(id);
  toast.show({ id, text: 'Saved again', duration: 2000 });
  vi.advanceTimersByTime(FADE_MS);
  expect(texts()).toEqual(['Saved again']);
});

test('a toast stays five seconds where nothing else is said', () => {
  const longest = toast.show({ text: 'Saved', duration: Number.POSITIVE_INFINITY });
  toast.show({ text: "That didn't work.", kind: 'error' });
  expect(toastStore.read().map(({ duration }) => duration)).toEqual([Number.POSITIVE_INFINITY, 5000]);
  toast.dismiss(longest);
});

test('the latest change is undone once, even after its toast has gone, for a minute, unless something else came since', () => {
  const undone: string[] = [];
  const offer = (text: string) =>
    toast.show({ text, action: { undo: () => undone.push(text) }, duration: 2000 });
  toast.dismiss(offer('moved'));
  vi.advanceTimersByTime(59_000);
  toast.show({ kind: 'error', text: 'no connection' });
  expect(undoLatest()).toBe(true);
  expect(undoLatest()).toBe(false);
  offer('copied');
  const last = offer('saved');
  toast.press(toastStore.read().find(({ id }) => id === last) ?? { id: last });
  expect(undoLatest()).toBe(false);
  offer('deleted');
  vi.advanceTimersByTime(60_001);
  expect(undoLatest()).toBe(false);
  offer('hidden');
  toast.show({ text: 'Link copied' });
  expect(undoLatest()).toBe(false);
  expect(undone).toEqual(['moved', 'saved']);
});
