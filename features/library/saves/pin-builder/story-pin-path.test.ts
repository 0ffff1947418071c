import { expect, test } from 'vitest';
import { storyPinPath } from './story-pin-path.ts';

test('[ROUTE-20] a flag chooses where story pins are made', () => {
  expect(storyPinPath(true)).toBe('/pin-creation-tool/');
  expect(storyPinPath(false)).toBe('/idea-pin-builder/');
});
