import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('whoever listens is told until they stop', () => {
  const { subscribe, tell } = createListeners();
  const heard: string[] = [];
  const stop = subscribe(() => heard.push('one'));
  const stopOther = subscribe(() => heard.push('two'));
  tell();
  stop();
  tell();
  stopOther();
  tell();
  expect(heard).toEqual(['one', 'two', 'two']);
});

test('what they hear of is watched while somebody listens', () => {
  const seen: string[] = [];
  const { subscribe } = createListeners(() => {
    seen.push('begun');
    return () => seen.push('ended');
  });
  const stops = [subscribe(() => {}), subscribe(() => {})];
  expect(seen).toEqual(['begun']);
  for (const stop of stops) stop();
  expect(seen).toEqual(['begun', 'ended']);
  subscribe(() => {})();
  expect(seen).toEqual(['begun', 'ended', 'begun', 'ended']);
});
