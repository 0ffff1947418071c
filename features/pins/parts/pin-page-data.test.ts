import { expect, test } from 'vitest';
import { formatPrice, withHashtags } from './pin-page-data.ts';

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

test('prices are written as people write them', () => {
  expect(formatPrice({ value: 1249.5, currency: 'EUR' }, 'en')).toBe('€1,249.50');
});
