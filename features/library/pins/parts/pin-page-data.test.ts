import { expect, test } from 'vitest';
import type { CloseupAnswer } from '../show-pin/show-pin.ts';
import { pinPageData } from './pin-page-data.ts';

const CREATED = Date.parse('2021-04-04T05:43:58Z');
const DAY_MS = 86_400_000;

function shown(changes: object, now = CREATED) {
  const pinner = { id: '2', username: 'ada', full_name: 'Ada Maker', image_small_url: null };
  const pin = {
    ...{ description: '', link: null, price_value: null, price_currency: null, ...changes },
    ...{ created_at: 'Sun, 04 Apr 2021 05:43:58 +0000' },
    aggregated_pin_data: { aggregated_stats: { saves: 0 } },
    ...{ pinner: { ...pinner, follower_count: 0 }, images: { orig: { width: 1, height: 1 } } },
  };
  return pinPageData(pin as unknown as CloseupAnswer, { locale: 'en', now });
}

function linkOnPage(link: string | null) {
  const page = shown({ link });
  return [page.link, page.domain];
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

test('hashtags and addresses are told from words, in every script', () => {
  const parts = (description: string) => shown({ description }).description.map(({ text }) => text);
  expect(parts('Oak #küche and #木 now')).toEqual(['Oak ', '#küche', ' and ', '#木', ' now']);
  expect(parts('#only')).toEqual(['#only']);
  expect(parts('#one#two')).toEqual(['#one', '#two']);
  expect(parts('No # tag')).toEqual(['No # tag']);
  expect(parts('(https://site.example/)#tag')).toEqual(['(', 'https://site.example/', ')', '#tag']);
  expect(parts('https://site.example/。#木')).toEqual(['https://site.example/', '。', '#木']);
  expect(parts('See https://site.example/page#part')).toEqual(['See ', 'https://site.example/page#part']);
  expect(parts('')).toEqual([]);
});

test('prices are written as people write them', () => {
  expect(shown({ price_value: 1249.5, price_currency: 'EUR' }).price).toBe('€1,249.50');
  expect(shown({ price_value: null, price_currency: null }).price).toBeNull();
});

test('[SEO-09] a pin of the last 28 days says how old it is, an older one its date', () => {
  const ageAfter = (days: number) => shown({}, CREATED + days * DAY_MS).age;
  expect([0, 1, 2, 28].map(ageAfter)).toEqual(['Today', 'Yesterday', '2 days ago', '28 days ago']);
  expect([29, 400].map(ageAfter)).toEqual(['April 4, 2021', 'April 4, 2021']);
});
