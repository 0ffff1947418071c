import { expect, test } from 'vitest';
import { fieldOfOption, NO_WORDS, troublesOf, wordOptions } from './pin-words.ts';

test('words within their limits are right, none are too', () => {
  expect(troublesOf(NO_WORDS)).toEqual([]);
  expect(troublesOf({ ...NO_WORDS, title: 'x'.repeat(200), link: 'example.com' })).toEqual([]);
});

test('what is wrong is named field by field', () => {
  const words = { title: 'x'.repeat(201), description: '', link: 'no link', altText: 'x'.repeat(501) };
  expect(troublesOf(words)).toEqual([
    { field: 'title', trouble: 'too-long' },
    { field: 'altText', trouble: 'too-long' },
    { field: 'link', trouble: 'no-link' },
  ]);
});

test('a call says all words, so that emptied ones become empty', () => {
  expect(wordOptions({ ...NO_WORDS, title: 'Oak', link: 'example.com' })).toEqual({
    title: 'Oak',
    description: '',
    link: 'https://example.com',
    alt_text: '',
  });
});

test('a refused option is shown at its field', () => {
  expect(['alt_text', 'board_section_id', 'link', 'pin_ids', null].map(fieldOfOption)).toEqual([
    'altText',
    'board',
    'link',
    null,
    null,
  ]);
});
