import { expect, test } from 'vitest';
import { typedWord, withWord } from '#design/suggestions/use-suggestions.ts';
import { MENTION } from './comment-form.tsx';

const mentionAt = (text: string, caret: number) => typedWord(MENTION, text, caret);

test('a name is being written from an @ to the caret, and not in an address', () => {
  expect(mentionAt('Hi @', 4)).toEqual({ at: 3, term: '' });
  expect(mentionAt('Hi @Jos\u00e9 there', 8)).toEqual({ at: 3, term: 'Jos\u00e9' });
  expect(mentionAt('@a', 2)).toEqual({ at: 0, term: 'a' });
  for (const text of ['Hi', 'mail ada@', 'site/@ada', '@ada ', '@@']) {
    expect(mentionAt(text, text.length)).toBeNull();
  }
});

test('the whole name takes the place of what was written, with a space behind it', () => {
  expect(withWord('Hi @no, you', { at: 3, term: 'no' }, 'nora')).toEqual({
    text: 'Hi @nora , you',
    caret: 9,
  });
  expect(withWord('Hi @no you', { at: 3, term: 'no' }, 'nora')).toEqual({
    text: 'Hi @nora you',
    caret: 9,
  });
  expect(withWord('@', { at: 0, term: '' }, 'nora')).toEqual({ text: '@nora ', caret: 6 });
});
