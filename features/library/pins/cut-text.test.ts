import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord, cutDescription, cutTitle, DEFAULT_CUT, PIN_TEXT_CAP } from './cut-text.ts';

test('[CREATE-14] a title is cut to 200 characters', () => {
  expect(cutTitle('a'.repeat(200))).toHaveLength(200);
  expect(cutTitle('a'.repeat(201))).toBe('a'.repeat(200));
});

test('[CREATE-14] a description is cut to 496 characters between words, with an ellipsis', () => {
  const whole = `${'word '.repeat(99)}x`;
  expect(whole).toHaveLength(496);
  expect(cutDescription(whole)).toBe(whole);
  const long = 'word '.repeat(200);
  expect(cutDescription(long)).toBe(`${'word '.repeat(99).trim()}…`);
});

test('[CREATE-14] a word that just fits is kept whole', () => {
  expect(cutAtWord('one two three', 8)).toBe('one two…');
  expect(cutAtWord('one two three', 9)).toBe('one two…');
  expect(cutAtWord('one two three', 7)).toBe('one…');
});

test('[CREATE-15] a text is cut to 80 characters unless said otherwise, and capped at 5000', () => {
  expect(DEFAULT_CUT).toBe(80);
  expect(PIN_TEXT_CAP).toBe(5000);
  expect(cutAtWord('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
});

test('any text keeps to the length, begins as it did, and holds no half of a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (text, length) => {
        const cut = cutAtWord(text, length);
        expect(cut.length).toBeLessThanOrEqual(Math.max(length, 1));
        expect(text.startsWith(cut.replace(/…$/, '')) || text === cut).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
      },
    ),
  );
});
