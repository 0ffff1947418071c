import { expect, test } from 'vitest';
import { formatDay, formatPrice, withHashtags } from './pin-page-data.ts';

test('hashtags are told from words, in every script', () => {
  expect(withHashtags('Oak #küche and #木 now')).toEqual([
    { text: 'Oak ', isHashtag: false },
    { text: '#küche', isHashtag: true },
    { text: ' and ', isHashtag: false },
    { text: '#木', isHashtag: true },
    { text: ' now', isHashtag: false },
  ]);
  expect(withHashtags('#only')).toEqual([{ text: '#only', isHashtag: true }]);
  expect(withHashtags('No # tag')).toEqual([{ text: 'No # tag', isHashtag: false }]);
});

test('prices and days are written as people write them', () => {
  expect(formatPrice({ value: 1249.5, currency: 'EUR' }, 'en')).toBe('€1,249.50');
  expect(formatDay('Sun, 04 Apr 2021 23:43:58 +0000', 'en')).toBe('April 4, 2021');
});
