import { expect, test } from 'vitest';
import { HANDLE, handleIn, pronounsIn, websiteIn } from './typed-text.ts';

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

test('a name on the photo-sharing site is taken as it is typed or pasted', () => {
  for (const typed of [
    ' ada.b_1 ',
    '@ada.b_1',
    'https://www.instagram.com/ada.b_1/?hl=de',
    'instagram.com/@ada.b_1',
  ]) {
    expect(handleIn(typed)).toBe('ada.b_1');
  }
  expect(handleIn('')).toBe('');
  for (const wrong of ['two words', 'a'.repeat(31), 'ädä', 'a/b'])
    expect(HANDLE.test(handleIn(wrong))).toBe(false);
});
