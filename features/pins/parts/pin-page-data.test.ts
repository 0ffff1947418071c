import { expect, test } from 'vitest';
import type { CloseupAnswer } from '../show-pin/show-pin.ts';
import { formatPrice, pinPageData, withHashtags } from './pin-page-data.ts';

/** What the page of a pin says of its links. */
function linkOnPage(links: Partial<Pick<CloseupAnswer, 'link' | 'mobile_link' | 'tracked_link'>>) {
  const pinner = { id: '2', username: 'ada', full_name: 'Ada Maker', image_small_url: null };
  const pin = {
    ...{ link: null, mobile_link: null, tracked_link: null, ...links },
    ...{ pinner: { ...pinner, follower_count: 0 }, images: { orig: { width: 1, height: 1 } } },
  };
  const { link, domain } = pinPageData(pin as unknown as CloseupAnswer);
  return [link, domain];
}

test('the page of a pin leads to the first of its links, and nowhere when all three are empty', () => {
  expect(linkOnPage({ link: '', mobile_link: '', tracked_link: '' })).toEqual([null, null]);
  expect(linkOnPage({})).toEqual([null, null]);
  const [web, mobile, tracked] = ['https://www.a.example/1', 'https://m.a.example/1', 'https://t.example/1'];
  expect(linkOnPage({ link: web, mobile_link: mobile })).toEqual([web, 'a.example']);
  expect(linkOnPage({ link: '', mobile_link: mobile, tracked_link: tracked })).toEqual([
    mobile,
    'm.a.example',
  ]);
  expect(linkOnPage({ tracked_link: tracked })).toEqual([tracked, 't.example']);
});

test('[PINS-09] the page of a pin names no site for a short link, as it hides where it leads', () => {
  for (const short of ['https://pin.it/abc', 'http://www.pin.it/abc'])
    expect(linkOnPage({ link: short })).toEqual([short, null]);
  const long = 'https://example.com/pin.items';
  expect(linkOnPage({ link: long })).toEqual([long, 'example.com']);
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
