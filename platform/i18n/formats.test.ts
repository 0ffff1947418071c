import { expect, test } from 'vitest';
import { formatAge } from './relative-age.ts';
import { formatShortCount } from './short-count.ts';
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

test('a date for the wire is as RFC 2822 writes it', () => {
  expect(toRfc2822(new Date('2021-04-04T05:43:58.900Z'))).toBe('Sun, 04 Apr 2021 05:43:58 +0000');
  expect(new Date(toRfc2822(new Date('2021-04-04T05:43:58Z')))).toEqual(new Date('2021-04-04T05:43:58Z'));
  expect(() => toRfc2822(new Date('never'))).toThrow(RangeError);
});

const now = new Date('2026-01-15T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [-5, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [7 * 86_400, '1 week ago'],
  [29 * 86_400, '4 weeks ago'],
  [31 * 86_400, '1 month ago'],
  [364 * 86_400, '11 months ago'],
  [366 * 86_400, '1 year ago'],
])('what was %d seconds ago was %s', (seconds, text) => {
  expect(formatAge(ago(seconds), now, 'en')).toBe(text);
});

test('an age is written as the language does, and in little room if wanted', () => {
  expect(formatAge(ago(3 * 86_400), now, 'de')).toBe('vor 3 Tagen');
  expect(formatAge(ago(3 * 86_400), now, 'en', 'narrow')).toBe('3d ago');
  expect(formatAge(ago(0), now, 'de')).toBe('jetzt');
});
