import { expect, test } from 'vitest';
import { hasLongWord } from './person.ts';

test('a name with a word of 17 characters or more breaks anywhere', () => {
  expect(hasLongWord(`Ada ${'a'.repeat(17)}`)).toBe(true);
  expect(hasLongWord(`${'a'.repeat(16)} ${'b'.repeat(16)}`)).toBe(false);
  // Visible characters count: each emoji has two code units.
  expect(hasLongWord('😀'.repeat(16))).toBe(false);
  expect(hasLongWord('😀'.repeat(17))).toBe(true);
});
