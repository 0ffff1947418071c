import { expect, test } from 'vitest';
import { errorsOf, fieldOfOption, NO_TEXT, textOptions } from './pin-text.ts';

test('words within their limits are right, none are too', () => {
  expect(errorsOf(NO_TEXT)).toEqual([]);
  expect(errorsOf({ ...NO_TEXT, title: 'x'.repeat(200), link: 'example.com' })).toEqual([]);
  expect(errorsOf({ ...NO_TEXT, title: '😀'.repeat(200) })).toEqual([]);
});

test('what is wrong is named field by field', () => {
  const pinText = { title: 'x'.repeat(201), description: '', link: 'no link', altText: 'x'.repeat(501) };
  expect(errorsOf(pinText)).toEqual([
    { field: 'title', error: 'too-long' },
    { field: 'altText', error: 'too-long' },
    { field: 'link', error: 'no-link' },
  ]);
});

test('a call says all words, so that emptied ones become empty', () => {
  expect(textOptions({ ...NO_TEXT, title: 'Oak', link: 'example.com' })).toEqual({
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
