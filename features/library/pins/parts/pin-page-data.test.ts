import { expect, test } from 'vitest';
import type { CloseupAnswer } from '../show-pin/show-pin.ts';
import { formatPrice, pinPageData, withHashtags } from './pin-page-data.ts';

function linkOnPage(link: string | null) {
  const pinner = { id: '2', username: 'ada', full_name: 'Ada Maker', image_small_url: null };
  const pin = {
    ...{ link, pinner: { ...pinner, follower_count: 0 }, images: { orig: { width: 1, height: 1 } } },
  };
  const shown = pinPageData(pin as unknown as CloseupAnswer);
  return [shown.link, shown.domain];
}

test('the page of a pin leads to its link and names the site, and leads nowhere without one', () => {
  expect(linkOnPage(null)).toEqual([null, null]);
  expect(linkOnPage('https://www.a.example/1')).toEqual(['https://www.a.example/1', 'a.example']);
});

test('[PINS-09] the page of a pin names no site for a short link, as it hides where it leads', () => {
  for (const short of ['https://pin.it/abc', 'http://www.pin.it/abc'])
    expect(linkOnPage(short)).toEqual([short, null]);
  const long = 'https://example.com/pin.items';
  expect(linkOnPage(long)).toEqual([long, 'example.com']);
});

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
