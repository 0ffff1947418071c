import { expect, test } from 'vitest';
import { formatAgo, formatDay, formatShortCount } from './format-day.ts';
import { toRfc2822 } from './wire-date.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [999, '999'],
  [1000, '1k'],
  [1234, '1.2k'],
  [12_345, '12.3k'],
  [999_949, '999.9k'],
  [999_999, '1m'],
  [1_234_567, '1.2m'],
  [2_000_000_000, '2b'],
])('[HEADER-19] %d is %s in little room', (count, text) => {
  expect(formatShortCount(count, 'en')).toBe(text);
});

test('[HEADER-19] a short count has at most one fraction digit in every language', () => {
  for (const locale of ['en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv']) {
    for (const count of [1234, 12_345, 123_456, 1_234_567])
      expect(formatShortCount(count, locale).replace(/^\d+([.,]\d{3})*/, '')).toMatch(/^([.,]\d)?\D*$/);
  }
  expect(formatShortCount(1_234_567, 'de')).toBe('1,2\u00a0Mio.');
  expect(formatShortCount(12_345, 'ja')).toBe('1.2万');
});

test('a day is written in full, in the words of each language, and the same in all time zones', () => {
  expect(formatDay('Sun, 04 Apr 2021 23:43:58 +0000', 'en')).toBe('April 4, 2021');
  expect(formatDay(new Date('2021-04-04T00:00:01Z'), 'de')).toBe('4. April 2021');
  expect(formatDay('2021-04-04T23:59:59Z', 'en')).toBe('April 4, 2021');
});

test('a date for the wire is as RFC 2822 writes it', () => {
  expect(toRfc2822(new Date('2021-04-04T05:43:58.900Z'))).toBe('Sun, 04 Apr 2021 05:43:58 +0000');
  expect(new Date(toRfc2822(new Date('2021-04-04T05:43:58Z')))).toEqual(new Date('2021-04-04T05:43:58Z'));
  expect(() => toRfc2822(new Date('never'))).toThrow(RangeError);
});

test('days ago are calendar days, in the words of each language, and what lies ahead has a date', () => {
  const now = Date.parse('2021-04-05T00:10:00Z');
  const before = Date.parse('2021-04-04T23:50:00Z');
  expect(['en', 'de', 'fr'].map((locale) => formatAgo(before, now, locale))).toEqual([
    'Yesterday',
    'Gestern',
    'Hier',
  ]);
  expect(formatAgo(now + 86_400_000, now, 'en')).toBe('April 6, 2021');
});
