import { expect, test } from 'vitest';
import { looksLikeLink, wantsShortText, withProtocol } from './pin-text.ts';

test('[CREATE-11] a link is empty, or a host with a dot, with http or https before it or without', () => {
  const links = [
    '',
    'example.com',
    'http://example.com',
    'https://a.example.co.uk/path?q=1#x',
    'HTTPS://Example.com',
    'example.com:8080/path',
    'bücher.example',
  ];
  expect(links.filter((link) => !looksLikeLink(link))).toEqual([]);
  const others = [
    'example',
    'https://example',
    'two words.com',
    'ftp://example.com',
    'javascript:alert(1.0)',
    '.',
    '.com',
    'example.',
    '-.-',
    'example.com:99999',
    'https://-.-',
    'a@example.com',
    'http://',
    'https://example.com/a b',
  ];
  expect(others.filter(looksLikeLink)).toEqual([]);
});

test('a long text without an end takes no long time', () => {
  expect(looksLikeLink(`${'a.'.repeat(50_000)} b`)).toBe(false);
});

test('a missing protocol is https', () => {
  expect(['example.com', ' http://example.com ', ''].map(withProtocol)).toEqual([
    'https://example.com',
    'http://example.com',
    '',
  ]);
});

test('the words in the field are short in windows under 380 px', () => {
  expect([379, 380, 1280].map(wantsShortText)).toEqual([true, false, false]);
});
