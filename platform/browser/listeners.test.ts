import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('whoever listens is told until they stop', () => {
  const { subscribe, tell } = createListeners();
  const heard: string[] = [];
  const stop = subscribe(() => heard.push('one'));
  subscribe(() => heard.push('two'));
  tell();
  stop();
  tell();
  expect(heard).toEqual(['one', 'two', 'two']);
});
