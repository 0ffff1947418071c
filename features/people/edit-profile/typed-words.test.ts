import { expect, test } from 'vitest';
import { pronounsIn, websiteIn } from './typed-words.ts';

test('pronouns stand between slashes or commas', () => {
  expect(pronounsIn('she/her')).toEqual(['she', 'her']);
  expect(pronounsIn(' she / her, they,')).toEqual(['she', 'her', 'they']);
  expect(pronounsIn('  ')).toEqual([]);
});

test('a web address is taken without its protocol too', () => {
  expect(websiteIn(' ada.example/shop ')).toBe('https://ada.example/shop');
  for (const typed of ['', 'http://ada.example', 'HTTPS://ada.example', 'ftp://ada.example']) {
    expect(websiteIn(typed)).toBe(typed);
  }
});
