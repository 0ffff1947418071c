import { expect, test } from 'vitest';
import { isAccepted } from './use-file-drop.ts';

test.each([
  [{ name: 'a.png', type: 'image/png' }, 'image/*', true],
  [{ name: 'a.png', type: 'image/png' }, 'video/mp4, image/png', true],
  [{ name: 'a.svg', type: 'image/svg+xml' }, 'image/png,image/jpeg', false],
  [{ name: 'A.HEIC', type: '' }, 'image/*,.heic', true],
  [{ name: 'a.txt', type: 'text/plain' }, 'image/*', false],
])('%o against "%s": %s', (file, accept, accepted) => {
  expect(isAccepted(file, accept)).toBe(accepted);
});
